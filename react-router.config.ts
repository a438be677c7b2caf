import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./app/compress-files.ts";
import { writeContentSecurityHashes } from "./app/content-security-hashes.ts";
import { publicPaths } from "./app/public-paths.ts";
import { searchPaths } from "./app/routes/search/search-paths.ts";
import { writeSiteMap } from "./app/site-map.ts";

export default {
  ssr: false,
  prerender: [...publicPaths(), ...searchPaths()],
  async buildEnd() {
    await writeSiteMap("build/client", publicPaths());
    await compressFiles("build/client");
    await writeContentSecurityHashes("build/client", "build/csp.json");
  },
} satisfies Config;
