import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./app/build/compress-files.ts";
import { writeContentSecurityHashes } from "./app/build/content-security-hashes.ts";
import { publicPaths } from "./app/build/public-paths.ts";
import { writeSiteMap } from "./app/build/site-map.ts";
import { searchPaths } from "./app/routes/search/search-paths.ts";
import { writeAcademy } from "./content-model/academy.ts";

export default {
  ssr: false,
  prerender: [...publicPaths(), ...searchPaths()],
  async buildEnd() {
    await writeSiteMap("build/client", publicPaths());
    writeAcademy("build/academy.json");
    await compressFiles("build/client");
    await writeContentSecurityHashes("build/client", "build/csp.json");
  },
} satisfies Config;
