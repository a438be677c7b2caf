import type { Config } from "@react-router/dev/config";
import { writeContentSecurityHashes } from "./app/content-security-hashes.ts";
import { publicPaths } from "./app/public-paths.ts";

export default {
  ssr: false,
  prerender: publicPaths(),
  buildEnd: () => writeContentSecurityHashes("build/client", "build/csp.json"),
} satisfies Config;
