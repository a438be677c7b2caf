import { Suspense } from "react";
import { Navigate, Outlet, type RouteObject, ScrollRestoration } from "react-router";
import { panelPages } from "../../contract/panel/pages.ts";
import { ClockProvider } from "../data/clock.tsx";
import { LiveEventsProvider } from "../data/live-events.tsx";
import { ConfirmationProvider } from "../parts/confirmation.tsx";
import { DraftsProvider } from "../parts/drafts.tsx";
import { Page } from "../parts/page.tsx";
import { Waiting } from "../parts/states.tsx";
import { Toaster } from "../parts/toaster.tsx";
import { AppointmentList } from "../screens/appointments/appointment-list.tsx";
import { Card } from "../screens/card/card.tsx";
import { RequiredSecondFactor } from "../screens/settings/required-second-factor.tsx";
import { SignIn } from "../screens/sign-in/sign-in.tsx";
import { BrokenScreen } from "./broken-screen.tsx";
import { lazyScreen } from "./lazy-screen.ts";
import { SettingsProvider } from "./settings-provider.tsx";
import { FurtherScreens, Shell } from "./shell.tsx";
import { SignedIn } from "./signed-in.tsx";

const Week = lazyScreen(() => import("../screens/week/week.tsx"));
const DaySheet = lazyScreen(() => import("../screens/day-sheet/day-sheet.tsx"));
const Entry = lazyScreen(() => import("../screens/entry/entry.tsx"));
const Clients = lazyScreen(() => import("../screens/clients/clients.tsx"));
const Client = lazyScreen(() => import("../screens/clients/client.tsx"));
const Closed = lazyScreen(() => import("../screens/closed/closed.tsx"));
const Hours = lazyScreen(() => import("../screens/hours/hours.tsx"));
const Services = lazyScreen(() => import("../screens/services/services.tsx"));
const Messages = lazyScreen(() => import("../screens/messages/messages.tsx"));
const Audit = lazyScreen(() => import("../screens/audit/audit.tsx"));
const Numbers = lazyScreen(() => import("../screens/numbers/numbers.tsx"));
const Accounts = lazyScreen(() => import("../screens/accounts/accounts.tsx"));
const Settings = lazyScreen(() => import("../screens/settings/settings.tsx"));
const SetUp = lazyScreen(() => import("../screens/set-up/set-up.tsx"));

const screens = [
  { path: panelPages.list, element: <AppointmentList /> },
  { path: panelPages.appointment(":id"), element: <Card /> },
  { path: panelPages.week, element: <Week /> },
  { path: panelPages.daySheet, element: <DaySheet /> },
  { path: panelPages.newAppointment, element: <Entry /> },
  { path: panelPages.clients, element: <Clients /> },
  { path: panelPages.client(":id"), element: <Client /> },
  { path: panelPages.closedHours, element: <Closed /> },
  { path: panelPages.hours, element: <Hours /> },
  { path: panelPages.audit, element: <Audit /> },
  { path: panelPages.numbers, element: <Numbers /> },
  { path: panelPages.services, element: <Services /> },
  { path: panelPages.messages, element: <Messages /> },
  { path: panelPages.settings, element: <Settings /> },
  { path: panelPages.accounts, element: <Accounts /> },
  {
    path: panelPages.more,
    element: (
      <Page title="Diğer">
        <FurtherScreens />
      </Page>
    ),
  },
  { path: "*", element: <Navigate to={panelPages.list} replace /> },
];

/** Every address of the panel. */
export const routes: RouteObject[] = [
  {
    element: <Outside />,
    errorElement: <BrokenScreen />,
    children: [
      { path: panelPages.signIn, element: <SignIn /> },
      { path: panelPages.setUp, element: <SetUp /> },
      { element: <Inside />, children: [{ errorElement: <BrokenScreen />, children: screens }] },
    ],
  },
];

function Outside() {
  return (
    <>
      <ScrollRestoration />
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </>
  );
}

function Inside() {
  return (
    <SignedIn>
      <ConfirmationProvider>
        <RequiredSecondFactor>
          <ClockProvider>
            <LiveEventsProvider>
              <Toaster>
                <SettingsProvider>
                  <DraftsProvider>
                    <Shell />
                  </DraftsProvider>
                </SettingsProvider>
              </Toaster>
            </LiveEventsProvider>
          </ClockProvider>
        </RequiredSecondFactor>
      </ConfirmationProvider>
    </SignedIn>
  );
}
