import { z } from "zod";
import { type Academy, bookableOnes } from "../../contract/academy.ts";
import { proofHeader } from "../../contract/public/proof.ts";
import { refusalAnswer } from "../../contract/public/schemas.ts";
import { keyHeader, keyPattern } from "../../contract/public/visitor-appointment.ts";
import { type RefusalCode, refusals } from "../../contract/refusals.ts";
import { type Call, callsOf } from "./openapi-calls.ts";
import { httpStatuses } from "./refusals.ts";

/** Whatever is asked for, this may be the answer. */
const always: RefusalCode[] = ["failed", "unavailable"];

/** These come with the time after which it is worth trying again. */
const saysWhen: RefusalCode[] = [
  "too_many_requests",
  "too_many_open",
  "too_many_pending",
  "unavailable",
];
const retryAfter = { "Retry-After": { schema: { type: "integer" } } };

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
  const byStatus = Map.groupBy(codes, (code) => httpStatuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => sentenceOf(code)).join(" "),
        ...(codes.some((code) => saysWhen.includes(code)) && { headers: retryAfter }),
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
