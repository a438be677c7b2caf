import { lazy, Suspense } from "react";
import { createBrowserRouter, Navigate, Outlet, ScrollRestoration } from "react-router";
import { panelPages, panelPath } from "../../contract/panel/pages.ts";
import { ClockProvider } from "../data/clock.tsx";
import { LiveEventsProvider } from "../data/live-events.tsx";
import { SignedIn } from "../data/session.tsx";
import { SettingsProvider } from "../data/settings.tsx";
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
import { FurtherScreens, Shell } from "./shell.tsx";

const Week = lazy(() => import("../screens/week/week.tsx"));
const DaySheet = lazy(() => import("../screens/day-sheet/day-sheet.tsx"));
const Entry = lazy(() => import("../screens/entry/entry.tsx"));
const Closed = lazy(() => import("../screens/closed/closed.tsx"));
const Hours = lazy(() => import("../screens/hours/hours.tsx"));
const Audit = lazy(() => import("../screens/audit/audit.tsx"));
const Numbers = lazy(() => import("../screens/numbers/numbers.tsx"));
const Settings = lazy(() => import("../screens/settings/settings.tsx"));
const SetUp = lazy(() => import("../screens/set-up/set-up.tsx"));

const screens = [
  { path: panelPages.list, element: <AppointmentList /> },
  { path: panelPages.appointment(":id"), element: <Card /> },
  { path: panelPages.week, element: <Week /> },
  { path: panelPages.daySheet, element: <DaySheet /> },
  { path: panelPages.newAppointment, element: <Entry /> },
  { path: panelPages.closedHours, element: <Closed /> },
  { path: panelPages.hours, element: <Hours /> },
  { path: panelPages.audit, element: <Audit /> },
  { path: panelPages.numbers, element: <Numbers /> },
  { path: panelPages.settings, element: <Settings /> },
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
export const router = createBrowserRouter(
  [
    {
      element: <Outside />,
      errorElement: <BrokenScreen />,
      children: [
        { path: panelPages.signIn, element: <SignIn /> },
        { path: panelPages.setUp, element: <SetUp /> },
        { element: <Inside />, children: [{ errorElement: <BrokenScreen />, children: screens }] },
      ],
    },
  ],
  { basename: panelPath },
);

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
