import type { z } from "zod";
import type { FieldProblem, FieldRefusalCode } from "../../contract/refusals.ts";

const codesOfFields: Record<string, FieldRefusalCode> = {
  name: "name_invalid",
  phone: "phone_invalid",
  firmId: "firm_unknown",
  date: "date_invalid",
  timeSlot: "slot_unknown",
  randevuTipi: "type_unknown",
  consultation: "type_unknown",
  gun: "day_invalid",
};

/** Which fields failed a schema, once each. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  const problems = error.issues.flatMap((issue): FieldProblem[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((field) => ({ field, code: "field_unknown" }));
    }
    const field = String(issue.path[0] ?? "");
    const code = codesOfFields[field];
    return code ? [{ field, code }] : [];
  });
  return [...new Map(problems.map((problem) => [problem.field, problem])).values()];
}
