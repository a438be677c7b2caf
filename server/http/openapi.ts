import { z } from "zod";
import { type Academy, bookableOnes } from "../../contract/academy.ts";
import { keyHeader, keyPattern, ownPaths } from "../../contract/public/own-appointment.ts";
import { paths } from "../../contract/public/paths.ts";
import { proofHeader } from "../../contract/public/proof.ts";
import {
  bookingAnswer,
  bookingRequest,
  calendarAnswer,
  calendarRequest,
  challengeAnswer,
  lookupAnswer,
  lookupRequest,
  ownAnswer,
  ownCancel,
  ownMove,
  proofRequest,
  refusalAnswer,
  servicesAnswer,
  settingsAnswer,
  takenTimesAnswer,
  takenTimesRequest,
} from "../../contract/public/schemas.ts";
import { type RefusalCode, refusals } from "../../contract/refusals.ts";
import { statuses } from "./refusals.ts";

type Call = {
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
const callsOf = (titles: string[]): Call[] => [
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
    path: ownPaths.show,
    operationId: "showOwn",
    summary: "Anahtarın randevusunu verir",
    mayNeedProof: true,
    key: "required",
    success: { status: 200, says: "Randevu", schema: ownAnswer },
    refusals: ["key_unknown", "too_many_requests", "proof_needed"],
  },
  {
    method: "post",
    path: ownPaths.cancel,
    operationId: "cancelOwn",
    summary: "Anahtarın randevusunu iptal eder",
    body: ownCancel,
    mayNeedProof: true,
    key: "required",
    success: { status: 200, says: "İptal edilmiş randevu", schema: ownAnswer },
    refusals: ownChangeRefusals,
  },
  {
    method: "post",
    path: ownPaths.move,
    operationId: "moveOwn",
    summary: "Anahtarın randevusunu boş bir saate taşır",
    body: ownMove,
    mayNeedProof: true,
    key: "required",
    success: { status: 200, says: "Taşınmış randevu", schema: ownAnswer },
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

/** Whatever is asked for, this may be the answer. */
const always: RefusalCode[] = ["failed", "unavailable"];

/** OpenAPI 3.1 of the public calls: generated, so that it says what the server checks. */
export function openapiDocument({ name, consultations }: Academy) {
  const titles = bookableOnes(consultations).map(({ title }) => title);
  const calls = callsOf(titles);
  return {
    openapi: "3.1.1",
    info: {
      title: `${name}: randevu hizmeti`,
      version: "1.0.0",
      description: "Başka bir sunucudaki sayfalar için ALLOWED_ORIGINS ayarı gerekir.",
    },
    servers: [{ url: "/" }],
    security: [],
    paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method]: operation(call) }])),
  };
}

function operation(call: Call) {
  const { operationId, summary, inPath, inQuery, body, success, empty, refusals } = call;
  return {
    operationId,
    summary,
    parameters: [
      ...parameters("path", inPath),
      ...parameters("query", inQuery),
      ...(call.mayNeedProof ? [proof] : []),
      ...(call.key ? [{ ...key, required: call.key === "required" }] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [success.status]: { description: success.says, content: json(success.schema) },
      ...(empty && { [empty.status]: { description: empty.says } }),
      ...refusalResponses([...refusals, ...always]),
    },
  };
}

const proof = {
  name: proofHeader,
  in: "header",
  required: false,
  description: "proof_needed yanıtındaki hesabın sonucu: bilet, nokta, sayı",
  schema: { type: "string" },
};

const key = {
  name: keyHeader,
  in: "header",
  description:
    "Randevunun, onu alan sayfanın ürettiği anahtarı; yalnızca sunucunun kendi sayfalarından gönderilir",
  schema: { type: "string", pattern: keyPattern.source },
};

/** One response a status, with the codes that have it. */
function refusalResponses(codes: RefusalCode[]) {
  const byStatus = Map.groupBy(codes, (code) => statuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => sentenceOf(code)).join(" "),
        ...(status === 429 && { headers: { "Retry-After": { schema: { type: "integer" } } } }),
        content: json(refusalAnswer(codes)),
      },
    ]),
  );
}

function sentenceOf(code: RefusalCode): string {
  return `${code}: ${refusals[code as keyof typeof refusals]}`;
}

function parameters(place: "path" | "query", schema?: z.ZodType) {
  const { properties = {} } = schema ? jsonSchema(schema) : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: true,
    schema,
  }));
}

function json(schema: z.ZodType) {
  return { "application/json": { schema: jsonSchema(schema) } };
}

/** As it is sent, before anything is trimmed. */
function jsonSchema(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}
