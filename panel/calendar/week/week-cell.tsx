import { Link } from "react-router";
import { outcomeOf } from "../../../booking/status.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { outcomeWords } from "../../../contract/panel/words.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { PersonName } from "../../components/person.tsx";
import { useConsultationTitle } from "../../data/settings.ts";
import { shortDay } from "../../words/day-words.ts";
import { type CellActions, timesInWords } from "./cell-actions.ts";
import type { Block } from "./week-blocks.ts";

type CellProps = CellActions & { day: string; block: Block };

/** What stands in a day's column, as high as it is long. */
export function WeekCell({
  isShown,
  now,
  ...cell
}: CellProps & {
  isShown: boolean;
  /** How much of it has passed, where the clock is just passing it. */
  now?: number;
}) {
  const { block } = cell;
  return (
    <td
      rowSpan={block.span}
      data-shown={isShown}
      data-state={block.state}
      data-outcome={block.state === "taken" ? outcomeOf(block.appointment) : undefined}
    >
      <Content {...cell} />
      {now !== undefined && <i className="now-line" style={{ top: `${now * 100}%` }} />}
    </td>
  );
}

function Content({ day, block, onOpen, ...choice }: CellProps) {
  const titleOf = useConsultationTitle();
  switch (block.state) {
    case "taken":
      return (
        <Link to={panelPages.appointment(block.appointment.id)}>
          <b>
            <PersonName name={block.appointment.name} />
          </b>
          <small>{breakable(titleOf(block.appointment.consultation))}</small>
          <span className="visually-hidden">, {outcomeWords[outcomeOf(block.appointment)]}</span>
        </Link>
      );
    case "free":
      return <FreeCell day={day} time={block.time} {...choice} />;
    case "closed":
      return (
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen({ day, ...block })}>
          <span className="visually-hidden">
            {shortDay(day)} {timesInWords(block.times)}{" "}
          </span>
          <span>
            <PanelIcon name="closed" /> Kapalı
          </span>{" "}
          <small>{block.reason}</small>
        </button>
      );
    case "passed":
      return <span>Geçti</span>;
    default:
      return null;
  }
}

/** "Eleksiyon/Seçimsel" may go on in the next line after its stroke. */
function breakable(title: string) {
  const [first, ...rest] = title.split("/");
  return [first, ...rest.flatMap((part) => ["/", <wbr key={part} />, part])];
}

/** Leads to the entry; while hours are being chosen to be closed, one of them. */
function FreeCell({
  day,
  time,
  chosen,
  setChosen,
}: Pick<CellActions, "chosen" | "setChosen"> & { day: string; time: string }) {
  if (!chosen)
    return (
      <Link
        to={panelPages.newAppointmentAt(day, time)}
        aria-label={`${shortDay(day)} ${time} boş, randevu ekle`}
      >
        <PanelIcon name="plus" /> <span>Boş</span>
      </Link>
    );
  const slot = `${day} ${time}`;
  const isChosen = chosen.includes(slot);
  return (
    <label>
      <input
        type="checkbox"
        aria-label={`${shortDay(day)} ${time}, kapatmak için seç`}
        checked={isChosen}
        onChange={() =>
          setChosen(isChosen ? chosen.filter((other) => other !== slot) : [...chosen, slot])
        }
      />
      <span aria-hidden="true">{isChosen ? "Kapanacak" : "Boş"}</span>
    </label>
  );
}
