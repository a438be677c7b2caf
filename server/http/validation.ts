import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { z } from "zod";
import type { RefusalParams } from "../../contract/panel/schemas.ts";
import type { FieldProblem, FieldRefusalCode } from "../../contract/refusals.ts";
import { type Refused, refused } from "../refusal.ts";

/** Handlers get the output types of the route's zod schemas. */
interface ZodTypes extends FastifyTypeProvider {
  validator: this["schema"] extends z.ZodType ? z.output<this["schema"]> : unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypes
>;

/** Carries a refusal from the validator to the error handler. */
export class InvalidRequest extends Error {
  readonly refusal: Refused;

  constructor(refusal: Refused) {
    super("invalid");
    this.refusal = refusal;
  }
}

const codesOfFields: Record<string, FieldRefusalCode> = {
  name: "name_invalid",
  phone: "phone_invalid",
  firmId: "firm_unknown",
  date: "date_invalid",
  timeSlot: "slot_unknown",
  randevuTipi: "type_unknown",
  consultation: "type_unknown",
  gun: "day_invalid",
  ay: "month_invalid",
  day: "day_invalid",
  baslangic: "day_invalid",
  bitis: "day_invalid",
  saat: "slot_unknown",
};

/** If the schema's fields have codes, the refusal names the invalid ones. */
export const zodValidator: FastifySchemaCompiler<z.ZodObject> = ({ schema }) => {
  const hasCodes = Object.keys(schema.shape).some((field) => Object.hasOwn(codesOfFields, field));
  return (data) => {
    const unstorable = Object.entries(data ?? {}).filter((entry) => !isStorable(entry));
    if (unstorable.length > 0) return invalid(unstorable.flatMap(([field]) => problemOf(field)));
    const { data: value, error } = schema.safeParse(data);
    if (!error) return { value };
    const refusal = refusalOfRule(error);
    return refusal ? { error: new InvalidRequest(refusal) } : invalid(fieldProblems(error));
  };
  function invalid(fields: FieldProblem[]) {
    return { error: new InvalidRequest(refused("invalid", hasCodes ? { fields } : undefined)) };
  }
};

/**
 * Whether all in it can be stored, whatever a schema says: PostgreSQL takes no NUL, no half of a character and no
 * integer beyond 31 bits, and a version grows by one. Nor is there a field `length`, which zod would compare with a
 * number even if it is none.
 */
export function isStorable(value: unknown): boolean {
  // Without recursion: it may be nested thousands of times.
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string" && (next.includes("\0") || !next.isWellFormed())) return false;
    if (typeof next === "number" && Math.abs(next) >= 2 ** 31 - 1) return false;
    if (typeof next !== "object" || next === null) continue;
    if (!Array.isArray(next) && Object.hasOwn(next, "length")) return false;
    for (const [key, inner] of Object.entries(next)) left.push(key, inner);
  }
  return true;
}

/** The refusal that a rule between several fields names in its params. */
function refusalOfRule({ issues }: z.ZodError): Refused | undefined {
  for (const issue of issues) {
    const { refusal } = ((issue.code === "custom" && issue.params) || {}) as Partial<RefusalParams>;
    if (refusal) return refused(refusal);
  }
  return undefined;
}

/** Invalid fields, each once. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  const problems = error.issues.flatMap((issue): FieldProblem[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((field) => ({ field, code: "field_unknown" }));
    }
    return problemOf(String(issue.path[0] ?? ""));
  });
  return [...new Map(problems.map((problem) => [problem.field, problem])).values()];
}

function problemOf(field: string): FieldProblem[] {
  const code = codesOfFields[field];
  return code ? [{ field, code }] : [];
}
