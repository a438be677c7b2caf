import type { Config } from "@react-router/dev/config";
import { writeCalendars } from "./app/build/calendars.ts";
import { compressFiles } from "./app/build/compress-files.ts";
import { writeContentSecurityHashes } from "./app/build/content-security-hashes.ts";
import { writeFeed } from "./app/build/feed.ts";
import { loadScriptsLater } from "./app/build/later-scripts.ts";
import { writeMonthlyHomes } from "./app/build/monthly-home.ts";
import { writeSecurityText } from "./app/build/security-text.ts";
import { writeSiteMap } from "./app/build/site-map.ts";
import { writeSkyMonths } from "./app/build/sky-months.ts";
import { writeSpeculationRules } from "./app/build/speculation-rules.ts";
import { dropUnaskedData, dropUnaskedMarks, dropUnaskedRoutes } from "./app/build/unasked-files.ts";
import { writeWebManifest } from "./app/build/web-manifest.ts";
import { writeYearlyRetrogrades } from "./app/build/yearly-retrogrades.ts";
import { writeAcademy } from "./app/content/academy.ts";
import {
  allAddresses,
  searchFileAddresses,
  unlistedAddresses,
} from "./app/content/all-addresses.ts";
import { offeredAddresses } from "./app/content/promotion-overrides.ts";
import { writeRedirects } from "./app/content/redirects.ts";

export default {
  ssr: false,
  prerender: offeredAddresses([
    ...allAddresses(),
    ...unlistedAddresses(),
    ...searchFileAddresses(),
  ]),
  async buildEnd() {
    await dropUnaskedData("build/client");
    await dropUnaskedRoutes("build/client");
    await dropUnaskedMarks("build/client");
    await loadScriptsLater("build/client");
    await writeSpeculationRules("build/client");
    await writeSiteMap("build/client");
    await writeFeed("build/client");
    await writeWebManifest("build/client");
    await writeSecurityText("build/client", new Date());
    await writeCalendars("build/client");
    await writeSkyMonths("build/client");
    writeAcademy("build/academy.json");
    writeRedirects("build/redirects.json");
    await writeMonthlyHomes("build/client", "build/home");
    await writeYearlyRetrogrades("build/client", "build/retro", new Date());
    await compressFiles("build/client");
    await compressFiles("build/home");
    await compressFiles("build/retro");
    await writeContentSecurityHashes("build/client", "build/csp.json");
  },
} satisfies Config;
