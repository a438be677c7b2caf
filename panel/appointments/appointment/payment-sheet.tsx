import { useState } from "react";
import {
  moneyToType,
  type PaidBy,
  type Payment,
  paidByWords,
  paymentState,
  typedMoney,
} from "../../../booking/money.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { Field } from "../../components/field.tsx";
import { ApiError } from "../../data/api.ts";
import { useService } from "../../data/settings.ts";
import { postChange } from "../../data/use-change.ts";
import { amountRule } from "../../words/payment-words.ts";
import { SheetForm, type SheetFormProps } from "./sheet-form.tsx";

const states = { waiting: "Bekliyor", deposit: "Kapora", paid: "Ödendi" } as const;
type State = keyof typeof states;

const depositRule = "Kapora ücretten az olmalıdır.";

/** What is asked for it, and what of it was paid. The service's price is proposed. */
export default function PaymentSheet({
  appointment,
  onDone,
  ...sheet
}: { appointment: PanelAppointment; onDone(left: PanelAppointment): void } & SheetFormProps) {
  const { id, paid, paidBy } = appointment;
  const { price: usual } = useService(appointment.consultation);
  const price = appointment.price ?? usual;
  const state = paymentState(appointment);
  const [draft, setDraft] = useState({
    price: price === undefined ? "" : moneyToType(price),
    deposit: state === "deposit" ? moneyToType(paid) : "",
    state: state === "none" ? "waiting" : state,
    paidBy: paidBy ?? "transfer",
  });
  const change = (part: Partial<typeof draft>) => setDraft((was) => ({ ...was, ...part }));
  async function save(version: number) {
    const payment = paymentOf(draft);
    return postChange(panelPaths.payment(id), { version, ...payment }, "Ödeme not edildi.", onDone);
  }
  return (
    <SheetForm {...sheet} title="Ödeme notu" submit="Kaydet" send={save}>
      {(wrong) => (
        <div className="form">
          <Field
            label="Ücret (TL)"
            hint="Boş bırakırsanız ödeme notu silinir."
            wrong={wrong("price")}
          >
            <input
              name="price"
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              value={draft.price}
              onChange={({ target }) => change({ price: target.value })}
            />
          </Field>
          <Choices
            legend="Durum"
            words={states}
            chosen={draft.state}
            onChoose={(state) => change({ state })}
          />
          {draft.state === "deposit" && (
            <Field label="Alınan kapora (TL)" wrong={wrong("deposit")}>
              <input
                name="deposit"
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
                value={draft.deposit}
                onChange={({ target }) => change({ deposit: target.value })}
              />
            </Field>
          )}
          {draft.state !== "waiting" && (
            <Choices
              legend="Nasıl ödendi?"
              words={paidByWords}
              chosen={draft.paidBy}
              onChoose={(way) => change({ paidBy: way })}
            />
          )}
        </div>
      )}
    </SheetForm>
  );
}

type Draft = { price: string; deposit: string; state: State; paidBy: PaidBy };

/** Throws what is wrong with it, beside its field. */
function paymentOf({ state, paidBy, ...typed }: Draft): Payment {
  if (typed.price.trim() === "") return { price: null, paid: 0, paidBy: null };
  const price = typedMoney(typed.price);
  if (!price) throw wrongField("price", amountRule);
  if (state === "waiting") return { price, paid: 0, paidBy: null };
  if (state === "paid") return { price, paid: price, paidBy };
  const paid = typedMoney(typed.deposit);
  if (!paid) throw wrongField("deposit", amountRule);
  if (paid >= price) throw wrongField("deposit", depositRule);
  return { price, paid, paidBy };
}

function wrongField(field: string, message: string) {
  return new ApiError(0, { fields: [{ field, message }] });
}

function Choices<Key extends string>({
  legend,
  words,
  chosen,
  onChoose,
}: {
  legend: string;
  words: Record<Key, string>;
  chosen: Key;
  onChoose(key: Key): void;
}) {
  return (
    <fieldset className="choices in-line">
      <legend>{legend}</legend>
      {(Object.keys(words) as Key[]).map((key) => (
        <label key={key}>
          <input
            type="radio"
            name={legend}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          {words[key]}
        </label>
      ))}
    </fieldset>
  );
}
