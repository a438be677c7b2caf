import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { paths } from "../../../contract/public/paths.ts";
import { startApp } from "../../support/app.ts";

test("A page on an allowed host can call the service, and other origins can load nothing", async ({
  page,
}) => {
  const site = createServer((_request, answer) => {
    answer
      .setHeader("content-type", "text/html")
      .end("<!doctype html><title>Başka bir site</title>");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  const folder = mkdtempSync(path.join(tmpdir(), "e2e-"));
  const named = { DATA_DIR: folder, ALLOWED_ORIGINS: `http://127.0.0.1:${port}` };
  const service = await startApp(named);
  try {
    const lookup = service.url + paths.lookup("05321234567");
    const read = (mode: RequestMode) =>
      page.evaluate(
        ([url, mode]) =>
          fetch(url, { mode }).then(
            (answer) => answer.type,
            () => "refused",
          ),
        [lookup, mode] as const,
      );
    await page.goto(`http://127.0.0.1:${port}`);
    expect(await read("cors")).toBe("cors");
    // As an image or a script would be loaded: this is what the resource policy keeps away.
    expect(await read("no-cors")).toBe("refused");
    await page.goto(`http://localhost:${port}`);
    expect(await read("cors")).toBe("refused");
    expect(await read("no-cors")).toBe("refused");
  } finally {
    await service.close();
    site.close();
    rmSync(folder, { recursive: true });
  }
});
