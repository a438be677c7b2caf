import { expect, test } from "vitest";
import { diskWarnings, httpsWarnings, mailWarnings } from "./start-warnings.ts";

const alone = { BEHIND_TLS: false, TRUST_PROXY: false as const, PANEL_URL: "", HOST: "localhost" };
const behindProxy = {
  BEHIND_TLS: true,
  TRUST_PROXY: "10.0.0.2",
  PANEL_URL: "https://www.example.com",
  HOST: "0.0.0.0",
};

test("The HTTPS settings are fine together, or all absent on a machine that nobody else sees", () => {
  expect(httpsWarnings(behindProxy)).toEqual([]);
  for (const HOST of ["localhost", "127.0.0.1", "::1"])
    expect(httpsWarnings({ ...alone, HOST })).toEqual([]);
});

test("Each HTTPS setting that lacks another is named with what to do", () => {
  expect(httpsWarnings({ ...alone, HOST: "0.0.0.0" })).toEqual([
    expect.stringMatching(/^HTTPS: sunucu dışarıya açık/),
  ]);
  expect(httpsWarnings({ ...behindProxy, BEHIND_TLS: false })).toEqual([
    expect.stringContaining("BEHIND_TLS=true verin."),
  ]);
  expect(httpsWarnings({ ...behindProxy, TRUST_PROXY: false })).toEqual([
    expect.stringContaining("TRUST_PROXY=1."),
  ]);
  expect(httpsWarnings({ ...behindProxy, PANEL_URL: "" })).toHaveLength(1);
  expect(httpsWarnings({ ...behindProxy, PANEL_URL: "http://www.example.com" })).toHaveLength(1);
});

test("Less than a gigabyte of free space is a warning, less than 100 MB says what it leads to", () => {
  const megabyte = 1024 * 1024;
  expect(diskWarnings(1024 * megabyte)).toEqual([]);
  expect(diskWarnings(1023 * megabyte)).toEqual([
    expect.stringMatching(/^Disk: 1023 MB boş yer\. /),
  ]);
  expect(diskWarnings(99 * megabyte)).toEqual([
    expect.stringMatching(/^Disk: 99 MB boş yer: randevu alınamaz hâle gelebilir\. /),
  ]);
});

test("A mail server that cannot be reached is named by its error, without its password", async () => {
  const [warning] = await mailWarnings({ SMTP_URL: "smtp://ece:gizli@127.0.0.1:1" });
  expect(warning).toMatch(
    /^E-posta: sunucusu kullanılamıyor \((ESOCKET|ECONNREFUSED|ECONNECTION)\)\. /,
  );
  expect(warning).not.toContain("gizli");
  expect(await mailWarnings({})).toEqual([]);
});
