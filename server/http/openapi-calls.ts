import type { z } from "zod";
import { paths } from "../../contract/public/paths.ts";
import {
  bookingAnswer,
  bookingRequest,
  calendarAnswer,
  calendarRequest,
  challengeAnswer,
  lookupAnswer,
  lookupRequest,
  proofRequest,
  servicesAnswer,
  settingsAnswer,
  takenTimesAnswer,
  takenTimesRequest,
  visitorAppointmentAnswer,
  visitorCancelRequest,
  visitorMoveRequest,
} from "../../contract/public/schemas.ts";
import { visitorAppointmentPaths } from "../../contract/public/visitor-appointment.ts";
import type { refusals } from "../../contract/refusals.ts";

export type Call = {
  method: "get" | "post";
  path: string;
  operationId: string;
  summary: string;
  /** What fills the path, or follows it. */
  inPath?: z.ZodType;
  inQuery?: z.ZodType;
  body?: z.ZodType;
  /** In a flood the call needs a proof of work. */
  mayNeedProof?: true;
  /** Whether it takes the key to an appointment. */
  key?: "optional" | "required";
  success: { status: number; says: string; schema: z.ZodType };
  /** What it answers with where there is nothing to send. */
  empty?: { status: number; says: string };
  refusals: (keyof typeof refusals)[];
};

const ownChangeRefusals: Call["refusals"] = [
  "invalid",
  "not_json",
  "key_unknown",
  "changed",
  "not_changeable",
  "too_large",
  "wrong_media_type",
  "too_many_requests",
  "proof_needed",
];

/** The public calls, as the contract's schemas have them, with every answer that they may get. */
export const callsOf = (titles: string[]): Call[] => [
  {
    method: "post",
    path: paths.book,
    operationId: "book",
    summary: "Randevu talebi gönderir",
    body: bookingRequest(titles),
    mayNeedProof: true,
    key: "optional",
    success: { status: 201, says: "Talep alındı", schema: bookingAnswer },
    refusals: [
      "invalid",
      "not_json",
      "taken",
      "too_large",
      "wrong_media_type",
      "too_many_requests",
      "too_many_open",
      "too_many_pending",
      "proof_needed",
    ],
  },
  {
    method: "get",
    path: paths.lookup("{phone}"),
    operationId: "lookUp",
    summary: "Bir telefon numarasının gelecek randevularını verir",
    inPath: lookupRequest,
    mayNeedProof: true,
    success: { status: 200, says: "Randevular; yoksa boş liste", schema: lookupAnswer },
    refusals: ["invalid", "too_many_requests", "proof_needed"],
  },
  {
    method: "get",
    path: visitorAppointmentPaths.show,
    operationId: "showOwn",
    summary: "Anahtarın randevusunu verir",
    mayNeedProof: true,
    key: "required",
    success: { status: 200, says: "Randevu", schema: visitorAppointmentAnswer },
    refusals: ["key_unknown", "too_many_requests", "proof_needed"],
  },
  {
    method: "post",
    path: visitorAppointmentPaths.cancel,
    operationId: "cancelVisitorAppointment",
    summary: "Anahtarın randevusunu iptal eder",
    body: visitorCancelRequest,
    mayNeedProof: true,
    key: "required",
    success: { status: 200, says: "İptal edilmiş randevu", schema: visitorAppointmentAnswer },
    refusals: ownChangeRefusals,
  },
  {
    method: "post",
    path: visitorAppointmentPaths.move,
    operationId: "moveVisitorAppointment",
    summary: "Anahtarın randevusunu boş bir saate taşır",
    body: visitorMoveRequest,
    mayNeedProof: true,
    key: "required",
    success: { status: 200, says: "Taşınmış randevu", schema: visitorAppointmentAnswer },
    refusals: [...ownChangeRefusals, "slot_taken"],
  },
  {
    method: "get",
    path: paths.proof,
    operationId: "proofFor",
    summary: "Yoğunlukta bir saatin talebi için istenecek hesabı önceden verir",
    inQuery: proofRequest,
    success: { status: 200, says: "Yapılacak hesap", schema: challengeAnswer },
    empty: { status: 204, says: "Şu anda hesap gerekmiyor" },
    refusals: ["invalid", "too_many_requests"],
  },
  {
    method: "get",
    path: paths.takenTimes,
    operationId: "takenTimes",
    summary: "Bir günün dolu saatlerini verir",
    inQuery: takenTimesRequest,
    success: { status: 200, says: "Dolu saatler", schema: takenTimesAnswer },
    refusals: ["invalid"],
  },
  {
    method: "get",
    path: paths.calendar,
    operationId: "calendar",
    summary: "Bir ayın dolu saatlerini ve kapalı günlerini verir",
    inQuery: calendarRequest,
    success: { status: 200, says: "Dolu saati olan günler", schema: calendarAnswer },
    refusals: ["invalid"],
  },
  {
    method: "get",
    path: paths.settings,
    operationId: "settings",
    summary: "Sayfanın derlenirken bilemediği ayarları verir",
    success: { status: 200, says: "Ayarlar", schema: settingsAnswer },
    refusals: [],
  },
  {
    method: "get",
    path: paths.services,
    operationId: "services",
    summary: "Şu anda hangi danışmanlıkların siteden alınabildiğini verir",
    success: { status: 200, says: "Danışmanlıklar", schema: servicesAnswer },
    empty: { status: 304, says: "Son sorulduğundan beri değişmedi" },
    refusals: [],
  },
];
