import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect } from "react";
import { Navigate, Outlet, type RouteObject, ScrollRestoration } from "react-router";
import type { PanelSettings } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { SignIn } from "../accounts/sign-in/sign-in.tsx";
import { Appointment } from "../appointments/appointment/appointment.tsx";
import { AppointmentList } from "../appointments/list/appointment-list.tsx";
import { ConfirmationProvider } from "../components/confirmation.tsx";
import { DraftsProvider } from "../components/drafts.tsx";
import { Page } from "../components/page.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { Toaster } from "../components/toaster.tsx";
import { ClockProvider } from "../data/clock.tsx";
import { LiveEventsProvider, useLiveEvents } from "../data/live-events.tsx";
import { refresh } from "../data/query-client.ts";
import { SettingsContext } from "../data/settings.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { RequiredSecondFactor } from "../settings/required-second-factor.tsx";
import { BrokenScreen, lazyScreen } from "./broken-screen.tsx";
import { FurtherScreens, Shell } from "./shell.tsx";
import { SignedIn } from "./signed-in.tsx";

const Week = lazyScreen(() => import("../calendar/week/week.tsx"));
const DaySheet = lazyScreen(() => import("../appointments/day-sheet/day-sheet.tsx"));
const NewAppointment = lazyScreen(() => import("../appointments/new/new-appointment.tsx"));
const Clients = lazyScreen(() => import("../clients/clients.tsx"));
const Client = lazyScreen(() => import("../clients/client.tsx"));
const Closed = lazyScreen(() => import("../calendar/closures/closed.tsx"));
const Hours = lazyScreen(() => import("../calendar/hours/hours.tsx"));
const Services = lazyScreen(() => import("../services/services.tsx"));
const Messages = lazyScreen(() => import("../messages/messages.tsx"));
const Audit = lazyScreen(() => import("../audit/audit.tsx"));
const Statistics = lazyScreen(() => import("../statistics/statistics.tsx"));
const Accounts = lazyScreen(() => import("../accounts/list/accounts.tsx"));
const Settings = lazyScreen(() => import("../settings/settings.tsx"));
const SettingsPage = lazyScreen(() => import("../settings/settings-page.tsx"));
const SetUp = lazyScreen(() => import("../accounts/set-up/set-up.tsx"));

const screens = [
  { path: panelPages.list, element: <AppointmentList /> },
  { path: panelPages.appointment(":id"), element: <Appointment /> },
  { path: panelPages.week, element: <Week /> },
  { path: panelPages.daySheet, element: <DaySheet /> },
  { path: panelPages.newAppointment, element: <NewAppointment /> },
  { path: panelPages.clients, element: <Clients /> },
  { path: panelPages.client(":id"), element: <Client /> },
  { path: panelPages.closedHours, element: <Closed /> },
  { path: panelPages.hours, element: <Hours /> },
  { path: panelPages.audit, element: <Audit /> },
  { path: panelPages.numbers, element: <Statistics /> },
  { path: panelPages.services, element: <Services /> },
  { path: panelPages.messages, element: <Messages /> },
  { path: panelPages.settings, element: <Settings /> },
  { path: panelPages.settingsOf(":page"), element: <SettingsPage /> },
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

/** Loads the settings before any screen is shown, and again after a change. */
function SettingsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, problem, reload } = usePanelQuery<PanelSettings>(panelPaths.settings, "settings", {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const live = useLiveEvents();
  // With every sign of life, as long as the newest are not here: a question for them may have failed.
  useEffect(() => {
    if (data && live.settings > data.version) refresh(client, "settings", live.revision);
  }, [client, data, live]);
  if (data) return <SettingsContext value={data}>{children}</SettingsContext>;
  return problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />;
}
