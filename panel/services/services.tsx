import "./services.css";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { moneyToType, typedMoney } from "../../booking/money.ts";
import { longestServiceNote, serviceProblem } from "../../booking/services.ts";
import type { Consultation } from "../../contract/academy.ts";
import type {
  HoursTaken,
  PanelAppointment,
  PanelServicesAnswer,
  ServicesChange,
} from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fieldRefusals } from "../../contract/refusals.ts";
import { ConflictList } from "../components/conflict-list.tsx";
import { DiscardDraft, useDraft } from "../components/drafts.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { Page } from "../components/page.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { ApiError, call } from "../data/api.ts";
import { queryKeyOf } from "../data/query-client.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { amountRule } from "../words/payment-words.ts";

/** Which services the site offers for booking, how long each takes, and what staff should know of it. */
export default function Services() {
  const { data, problem, reload } = usePanelQuery<PanelServicesAnswer>(
    panelPaths.services,
    "settings",
  );
  return (
    <Page title="Hizmetler">
      <p className="screen-lead">
        Burada kaydettikleriniz siteye en geç yarım dakikada yansır. Siteden alınamayan bir hizmete
        de, telefonla arayanlar için, “Ekle” ekranından randevu girebilirsiniz. Ücretler sitede
        görünmez.
      </p>
      {data && <ServicesForm saved={data} />}
      {!data && (problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />)}
    </Page>
  );
}

/** The draft is kept if someone else saves meanwhile; saving it is then refused. */
type Draft = { version: number; services: ServiceDraft[] };

function ServicesForm({ saved }: { saved: PanelServicesAnswer }) {
  const { slotMinutes } = saved;
  const client = useQueryClient();
  const {
    value: draft,
    change: changeDraft,
    forget,
  } = useDraft<Draft | undefined>("services", undefined, {
    isMissed: (kept) => kept !== undefined,
  });
  /** Appointments that would overlap the next one. Saving again accepts them. */
  const [conflicts, setConflicts] = useState<PanelAppointment[]>([]);
  const now = { version: saved.version, services: saved.services.map(draftOf) };
  const shown = draft ?? now;
  function keep(services: ServiceDraft[]) {
    setConflicts([]);
    if (JSON.stringify(services) === JSON.stringify(now.services)) forget();
    else changeDraft(() => ({ version: shown.version, services }));
  }
  const change = (slug: string, part: Partial<ServiceDraft>) =>
    keep(shown.services.map((one) => (one.slug === slug ? { ...one, ...part } : one)));
  async function save() {
    const fields = problemsOf(shown.services);
    if (fields.length > 0) throw new ApiError(0, { fields });
    const wanted: ServicesChange = {
      version: shown.version,
      services: shown.services.map(wantedOf),
      confirmed: conflicts.map(({ id }) => id),
    };
    const answer = await call<PanelServicesAnswer>("POST", panelPaths.services, wanted);
    client.setQueryData(queryKeyOf("settings", panelPaths.services), answer);
    forget();
    setConflicts([]);
    return { text: "Hizmetler kaydedildi." };
  }
  return (
    <Form
      className="services has-save-bar"
      submit={conflicts.length > 0 ? "Yine de kaydet" : "Kaydet"}
      changes="settings"
      hasServiceNames
      isUnchanged={!draft}
      send={save}
      onRefused={({ body }) => {
        setConflicts((body as Partial<HoursTaken> | undefined)?.conflicts ?? []);
        return undefined;
      }}
      obstacles={
        conflicts.length > 0 && (
          <ConflictList name="Yeni süreyle çakışacak randevular" of={conflicts} />
        )
      }
      actions={
        <>
          {draft && <DiscardDraft onDiscard={() => keep(now.services)} />}
          <button
            type="button"
            className="link-button"
            onClick={() => keep(saved.defaults.map(draftOf))}
          >
            Varsayılanlara dön
          </button>
        </>
      }
    >
      {(wrong) =>
        shown.services.map((service) => (
          <ServiceFields
            key={service.slug}
            service={service}
            slotMinutes={slotMinutes}
            wrong={wrong(service.slug)}
            wrongPrice={wrong(priceField(service.slug))}
            onChange={(part) => change(service.slug, part)}
          />
        ))
      }
    </Form>
  );
}

function ServiceFields({
  service,
  slotMinutes,
  wrong,
  wrongPrice,
  onChange,
}: {
  service: ServiceDraft;
  slotMinutes: number;
  wrong: string | undefined;
  wrongPrice: string | undefined;
  onChange(part: Partial<ServiceDraft>): void;
}) {
  const { slug, title, bookable, duration, note, price } = service;
  const id = useId();
  return (
    <fieldset className="service" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <label className="check service-online">
        <input
          type="checkbox"
          name={slug}
          checked={bookable}
          onChange={({ target }) => onChange({ bookable: target.checked })}
        />
        <span>Siteden randevu alınabilir</span>
      </label>
      <Field label="Süre (dakika)" wrong={wrong}>
        <input
          name={slug}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          placeholder={String(slotMinutes)}
          value={duration}
          onChange={({ target }) => onChange({ duration: target.value.replace(/\D/g, "") })}
        />
      </Field>
      <Field label="Ücret (TL)" wrong={wrongPrice}>
        <input
          name={priceField(slug)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </Field>
      <Field label="Personele not">
        <input
          autoComplete="off"
          maxLength={longestServiceNote}
          value={note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
    </fieldset>
  );
}

/** A service as typed in the fields; an empty duration means none is set. */
type ServiceDraft = {
  slug: string;
  title: string;
  bookable: boolean;
  duration: string;
  note: string;
  price: string;
};

const priceField = (slug: string) => `${slug} price`;

function draftOf({
  slug,
  title,
  bookable,
  duration = "",
  note = "",
  price,
}: Omit<Consultation, "duration"> & { duration?: number | "" }): ServiceDraft {
  const typed = price === undefined ? "" : moneyToType(price);
  return { slug, title, bookable, duration: String(duration), note, price: typed };
}

function wantedOf({ slug, bookable, duration, note, price }: ServiceDraft) {
  return {
    slug,
    bookable,
    duration: minutesOf(duration) ?? null,
    note,
    price: typedMoney(price) ?? null,
  } satisfies ServicesChange["services"][number];
}

/** Errors shown beside the services before anything is sent. */
function problemsOf(drafts: ServiceDraft[]): ApiError["fields"] {
  return drafts.flatMap(({ slug: field, duration, price }) => {
    const code = serviceProblem({ duration: minutesOf(duration) });
    const isAmount = price.trim() === "" || Boolean(typedMoney(price));
    return [
      ...(code ? [{ field, message: fieldRefusals[code] }] : []),
      ...(isAmount ? [] : [{ field: priceField(field), message: amountRule }]),
    ];
  });
}

/** NaN if it is not a number: the rules refuse that. */
function minutesOf(typed: string): number | undefined {
  return typed.trim() === "" ? undefined : Number(typed);
}
