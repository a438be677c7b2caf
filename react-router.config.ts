import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./app/build/compress-files.ts";
import { writeContentSecurityHashes } from "./app/build/content-security-hashes.ts";
import { writeSecurityText } from "./app/build/security-text.ts";
import { writeSiteMap } from "./app/build/site-map.ts";
import { writeSpeculationRules } from "./app/build/speculation-rules.ts";
import { dropUnaskedData } from "./app/build/unasked-data.ts";
import { writeAcademy } from "./content-model/academy.ts";
import { allAddresses, searchFileAddresses } from "./content-model/addresses.ts";

export default {
  ssr: false,
  prerender: [...allAddresses(), ...searchFileAddresses()],
  async buildEnd() {
    await dropUnaskedData("build/client");
    await writeSpeculationRules("build/client");
    await writeSiteMap("build/client");
    await writeSecurityText("build/client", new Date());
    writeAcademy("build/academy.json");
    await compressFiles("build/client");
    await writeContentSecurityHashes("build/client", "build/csp.json");
  },
} satisfies Config;
