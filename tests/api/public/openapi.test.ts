import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import {
  keyHeader,
  visitorAppointmentPaths,
} from "../../../contract/public/visitor-appointment.ts";
import { refusals } from "../../../contract/refusals.ts";
import { openapiDocument } from "../../../server/http/openapi.ts";
import { academy } from "../../support/academy.ts";
import { bookWithKey } from "../../support/private-link.ts";
import {
  bookingRequest,
  phoneNumber,
  type Service,
  sendBooking,
  startService,
} from "../../support/service.ts";

type Content = { content: { "application/json": { schema: object } }; headers?: object };
type Operation = {
  requestBody?: Content;
  parameters: { name: string; in: string; schema: object }[];
  responses: Record<string, Content>;
};

const document = openapiDocument(academy) as unknown as {
  paths: Record<string, Record<string, Operation>>;
};
const ajv = formats.default(new Ajv2020({ allErrors: true }));
const fits = (schema: object, value: unknown) => {
  const check = ajv.compile(schema);
  return check(value) ? [] : check.errors;
};

/** The answer's status, and what the document has against its body. */
async function held(answer: Response, path: string, method = "get") {
  const response = document.paths[path]?.[method]?.responses[answer.status];
  expect(response, `${method} ${path} answered ${answer.status}`).toBeDefined();
  const tellsWhen = answer.headers.has("retry-after") ? { "Retry-After": expect.anything() } : {};
  expect(response!.headers ?? {}, `${answer.status} tells when to try again`).toEqual(
    expect.objectContaining(tellsWhen),
  );
  const { schema } = response!.content["application/json"];
  expect(fits(schema, await answer.json()), `${method} ${path} ${answer.status}`).toEqual([]);
  return answer.status;
}

const ask = (service: Service, path: string) => fetch(service.url + path);

test("The service serves a valid OpenAPI 3.1 document [14.4]", async () => {
  const service = await startService({ engine: "sqlite" });
  const served = await (await ask(service, paths.openapi)).json();
  expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  const validator = new Validator();
  expect(await validator.validate(served)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  const broken = { ...served, paths: { "/x": { get: { responses: 5 } } } };
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

test("Every answer to a booking is in the document [14.4]", async () => {
  const settings = { LIMIT_OPEN_PER_PHONE: "1", LIMIT_PENDING: "2" };
  const service = await startService({ settings });
  const book = async (body: unknown) => held(await sendBooking(service, body), paths.book, "post");
  expect(await book(bookingRequest())).toBe(201);
  expect(await book(bookingRequest({ phone: phoneNumber(500_000_001) }))).toBe(409);
  expect(await book(bookingRequest({ day: "2025-09-26" }))).toBe(429);
  expect(await book({ ...bookingRequest(), name: "", fazla: 1 })).toBe(400);
  expect(await book(bookingRequest({ timeSlot: "22:00", phone: phoneNumber(500_000_002) }))).toBe(
    201,
  );
  expect(await book(bookingRequest({ timeSlot: "22:30", phone: phoneNumber(500_000_003) }))).toBe(
    503,
  );
  const raw = (body: string, type = "application/json") =>
    fetch(service.url + paths.book, { method: "POST", body, headers: { "content-type": type } });
  expect(await held(await raw("{"), paths.book, "post")).toBe(400);
  expect(await held(await raw("x".repeat(9000)), paths.book, "post")).toBe(413);
  expect(await held(await raw("a=1", "text/csv"), paths.book, "post")).toBe(415);
  await service.database.db.schema.dropTable("slots").execute();
  expect(await book(bookingRequest({ timeSlot: "22:00" }))).toBeGreaterThanOrEqual(500);
});

test("Answers to the other public calls are in the document [14.4]", async () => {
  const service = await startService({ settings: { LIMIT_LOOKUPS_PER_MINUTE: "3" } });
  await sendBooking(service, bookingRequest());
  const lookUp = async (phone: string) =>
    held(await ask(service, paths.lookup(phone)), paths.lookup("{phone}"));
  expect(await lookUp("05321234567")).toBe(200);
  expect(await lookUp("05000000000")).toBe(200);
  expect(await lookUp("5")).toBe(400);
  expect(await lookUp("05321234567")).toBe(429);
  expect(await held(await ask(service, paths.takenTimesOf("2025-09-25")), paths.takenTimes)).toBe(
    200,
  );
  expect(await held(await ask(service, paths.takenTimesOf("yarın")), paths.takenTimes)).toBe(400);
  expect(await held(await ask(service, paths.calendarOf("2025-09")), paths.calendar)).toBe(200);
  expect(await held(await ask(service, paths.calendarOf("eylül")), paths.calendar)).toBe(400);
  expect(await held(await ask(service, paths.settings), paths.settings)).toBe(200);
});

test("Answers to the private link's calls are in the document [14.4]", async () => {
  const settings = { LIMIT_LOOKUPS_PER_MINUTE: "2", LIMIT_BOOKINGS_PER_HOUR: "7" };
  const service = await startService({ settings });
  const key = await bookWithKey(service, { day: "2025-10-01" });
  const headers = { [keyHeader]: key, "content-type": "application/json" };
  const show = async (headers = {}) =>
    held(
      await fetch(service.url + visitorAppointmentPaths.show, { headers }),
      visitorAppointmentPaths.show,
    );
  expect([await show(headers), await show(), await show()]).toEqual([200, 404, 429]);
  const send = async (path: string, body: unknown) => {
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return held(await fetch(service.url + path, init), path, "post");
  };
  const slot = { day: "2025-10-02", timeSlot: "21:00" };
  expect(await send(visitorAppointmentPaths.move, { version: 1, ...slot })).toBe(200);
  expect(await send(visitorAppointmentPaths.move, { version: 2, ...slot })).toBe(409);
  expect(await send(visitorAppointmentPaths.move, { version: 2, ...slot, day: "yarın" })).toBe(400);
  expect(await send(visitorAppointmentPaths.cancel, { version: "iki" })).toBe(400);
  expect(await send(visitorAppointmentPaths.cancel, { version: 1 })).toBe(409);
  expect(await send(visitorAppointmentPaths.cancel, { version: 2 })).toBe(200);
  expect(await send(visitorAppointmentPaths.cancel, { version: 3 })).toBe(409);
  expect(await send(visitorAppointmentPaths.cancel, { version: 3 })).toBe(429);
});

test("Proof of work answers are in the document [14.4]", async () => {
  const settings = { PROOF_AFTER_BOOKINGS: "1", PROOF_AFTER_LOOKUPS: "1", LIMIT_PENDING: "1" };
  const service = await startService({ engine: "sqlite", settings });
  const proof = paths.proofFor({ day: "2025-09-25", timeSlot: "22:00" });
  expect((await ask(service, proof)).status).toBe(204);
  await sendBooking(service, bookingRequest());
  const another = bookingRequest({ timeSlot: "22:00", phone: phoneNumber(500_000_001) });
  expect(await held(await sendBooking(service, another), paths.book, "post")).toBe(428);
  expect(await held(await ask(service, proof), paths.proof)).toBe(200);
  expect(await held(await ask(service, `${paths.proof}?gun=x`), paths.proof)).toBe(400);
  await ask(service, paths.lookup("05321234567"));
  const lookUp = await ask(service, paths.lookup("05321234567"));
  expect(await held(lookUp, paths.lookup("{phone}"))).toBe(428);
});

test("The document and the service accept the same bookings", async () => {
  const { schema } = document.paths[paths.book]!.post!.requestBody!.content["application/json"];
  const service = await startService({ engine: "sqlite" });
  const bodies: unknown[] = [
    bookingRequest(),
    bookingRequest({ phone: "02121234567", timeSlot: "22:00" }),
    { ...bookingRequest({ timeSlot: "22:30" }), randevuTipi: "VIP Öngörü" },
    { ...bookingRequest({ timeSlot: "22:30" }), status: "approved" },
    bookingRequest({ date: "yarın" }),
    {},
    null,
  ];
  for (const body of bodies) {
    const { status } = await sendBooking(service, body);
    expect(fits(schema, body)!.length === 0, JSON.stringify(body)).toBe(status === 201);
  }
});

test("The document contains every refusal and every call", () => {
  const text = JSON.stringify(document);
  // What does not exist, takes another method or cannot be read at all is no answer of a call.
  const general = ["not_found", "method_not_allowed", "malformed", "too_slow", "headers_too_large"];
  for (const code of Object.keys(refusals).filter((code) => !general.includes(code))) {
    expect(text, code).toContain(`"${code}"`);
  }
  const calls = Object.values({ ...paths, ...visitorAppointmentPaths }).filter(
    (path) => typeof path === "string",
  );
  expect([...Object.keys(document.paths), paths.openapi].sort()).toEqual(
    [...calls, paths.lookup("{phone}")].sort(),
  );
});
