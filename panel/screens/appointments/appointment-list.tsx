import { Link, useSearchParams } from "react-router";
import type { ListAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { withQuery } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { todayInIstanbul } from "../../parts/day-words.ts";
import { Page } from "../../parts/page.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { Empty, Problem, Waiting } from "../../parts/states.tsx";
import { DayGroup } from "./day-group.tsx";
import { Filters } from "./filters.tsx";
import { useArrivals } from "./use-arrivals.ts";

/** Today and the coming days; a search looks through the past too. */
export function AppointmentList() {
  const [params] = useSearchParams();
  const asked = (name: string) => params.get(name) ?? undefined;
  const question = withQuery(panelPaths.appointments, {
    baslangic: asked("gun"),
    bitis: asked("gun"),
    durum: asked("durum"),
    tip: asked("tip"),
    ara: asked("ara"),
  });
  const { data, isStale, isFresh, problem, reload } = usePanelQuery<ListAnswer>(question);
  const arrivals = useArrivals(isFresh ? data : undefined, question);
  const days = Map.groupBy(data?.appointments ?? [], ({ day }) => day);
  const today = todayInIstanbul(useNow());
  return (
    <Page
      title="Randevular"
      actions={
        <Link className="button small ghost wide-only" to={panelPages.newAppointment}>
          <PanelIcon name="plus" /> Randevu ekle
        </Link>
      }
    >
      <Filters pending={data?.pending ?? 0} />
      {problem && <Problem problem={problem} onRetry={reload} />}
      {!data && !problem && <Waiting />}
      <p className="visually-hidden" role="status">
        {arrivals.size > 0 && "Yeni bir randevu talebi geldi."}
      </p>
      {data && (
        <div className="day-groups" aria-busy={isStale}>
          {[...days].map(([day, appointments]) => (
            <DayGroup key={day} {...{ day, today, appointments, arrivals }} />
          ))}
          {days.size === 0 && <Nothing isFiltered={params.size > 0} />}
          {data.isCut && (
            <p className="state">Çok fazla sonuç var; hepsi gösterilmiyor. Aramayı daraltın.</p>
          )}
        </div>
      )}
    </Page>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Empty>
      Buna uyan randevu yok.{" "}
      <Link className="link-button" to={panelPages.list} preventScrollReset>
        Süzgeci kaldır
      </Link>
    </Empty>
  ) : (
    <Empty>
      Önümüzdeki günlerde randevu yok. Siteden gelen talepler burada kendiliğinden görünür.
    </Empty>
  );
}
