import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./app/build/finish-build.ts";
import {
  allAddresses,
  searchFileAddresses,
  unlistedAddresses,
} from "./app/content/all-addresses.ts";
import { availableAddresses } from "./app/content/promotion-overrides.ts";

export default {
  ssr: false,
  prerender: availableAddresses([
    ...allAddresses(),
    ...unlistedAddresses(),
    ...searchFileAddresses(),
  ]),
  buildEnd: () => finishBuild(new Date()),
} satisfies Config;
