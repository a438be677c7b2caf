import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { auditText } from "./audit-document.ts";

writeFileSync(join(import.meta.dirname, "../docs/sky-audit.md"), auditText());
