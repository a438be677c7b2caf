import { useDraft } from "../../components/drafts.tsx";
import { ReasonField } from "../../components/reason-field.tsx";
import { ApiError } from "../../data/api.ts";
import type { Changed } from "../../data/post-change.ts";
import { SheetForm, type SheetFormProps } from "./sheet-form.tsx";

export function CancelSheet({
  id,
  send,
  ...sheet
}: {
  id: string;
  send(wanted: { version: number; reason: string }): Promise<Changed>;
} & SheetFormProps) {
  const { value: reason, change, forget } = useDraft(`why ${id} is cancelled`, "");
  async function cancel(version: number) {
    const words = reason.trim();
    if (!words) throw new ApiError(0, { message: "Kısa bir neden yazın ya da seçin." });
    const done = await send({ version, reason: words });
    forget();
    return done;
  }
  return (
    <SheetForm
      {...sheet}
      title="Randevuyu iptal et"
      submit="İptal et"
      send={cancel}
      field="reason"
      onDiscard={forget}
    >
      {(wrong, correct) => (
        <ReasonField
          reason={reason}
          wrong={wrong("reason")}
          onReason={(why) => {
            change(() => why);
            correct("reason");
          }}
        />
      )}
    </SheetForm>
  );
}
