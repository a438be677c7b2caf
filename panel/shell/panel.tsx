import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { LiveProvider } from "../data/live.tsx";
import { SignedIn } from "../data/session.tsx";
import { SettingsProvider } from "../data/settings.tsx";
import { Page } from "../parts/page.tsx";
import { Waiting } from "../parts/states.tsx";
import { AppointmentList } from "../screens/appointments/appointment-list.tsx";
import { Card } from "../screens/card/card.tsx";
import { SignIn } from "../screens/sign-in/sign-in.tsx";
import { FurtherScreens, Shell } from "./shell.tsx";
import { UndoProvider } from "./toast.tsx";

const Week = lazy(() => import("../screens/week/week.tsx"));
const Entry = lazy(() => import("../screens/entry/entry.tsx"));
const Closed = lazy(() => import("../screens/closed/closed.tsx"));
const RecordScreen = lazy(() => import("../screens/audit/audit.tsx"));
const Numbers = lazy(() => import("../screens/numbers/numbers.tsx"));
const Settings = lazy(() => import("../screens/settings/settings.tsx"));
const SetUp = lazy(() => import("../screens/set-up/set-up.tsx"));

/** Every address of the panel, below /yonetim. */
export function Panel() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="giris" element={<SignIn />} />
        <Route path="kurulum" element={<SetUp />} />
        <Route element={<Inside />}>
          <Route index element={<AppointmentList />} />
          <Route path="randevu/:id" element={<Card />} />
          <Route path="hafta" element={<Week />} />
          <Route path="yeni" element={<Entry />} />
          <Route path="kapali" element={<Closed />} />
          <Route path="kayitlar" element={<RecordScreen />} />
          <Route path="sayilar" element={<Numbers />} />
          <Route path="ayarlar" element={<Settings />} />
          <Route
            path="diger"
            element={
              <Page title="Diğer">
                <FurtherScreens />
              </Page>
            }
          />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

function Inside() {
  return (
    <UndoProvider>
      <SignedIn>
        <LiveProvider>
          <SettingsProvider>
            <Shell />
          </SettingsProvider>
        </LiveProvider>
      </SignedIn>
    </UndoProvider>
  );
}
