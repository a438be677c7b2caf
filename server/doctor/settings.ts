import { isIP } from "node:net";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import { readAcademy } from "../built.ts";
import type { Config } from "../config.ts";
import { doubtful, type Finding, fine, wrong } from "./finding.ts";

/** What the build wrote, and whether the academy has filled in what is its own. */
export function siteFinding({ SITE_DIR }: Pick<Config, "SITE_DIR">): Finding {
  const about = "Site";
  try {
    const { placeholders } = readAcademy(SITE_DIR);
    if (placeholders.length === 0) return fine(about, "derlenmiş, bütün bilgileri doldurulmuş");
    return doubtful(
      about,
      `${placeholders.length} bilgi hâlâ yer tutucu: ${placeholders.join(", ")}`,
      "content/site.yaml dosyasında gerçeğini yazın, content/pages/about.yaml dosyasındaki sözleri onaylayın, !placeholder sözcüklerini silin, siteyi yeniden derleyip sunucuyu başlatın.",
    );
  } catch {
    return wrong(
      about,
      `${SITE_DIR} yanında derlenmiş site yok`,
      "npm run build ile siteyi derleyin.",
    );
  }
}

/** Türkiye has kept +03:00 since 2016; a Node without zone data would say otherwise. */
export function zoneFinding(now: Date): Finding {
  const about = "Saat dilimi";
  const { day, time } = istanbulClock(now);
  const ahead = Date.parse(`${day}T${time}Z`) - Math.floor(now.getTime() / 60_000) * 60_000;
  return ahead === 3 * 3_600_000
    ? fine(about, `Türkiye’de saat ${time}`)
    : wrong(about, "Türkiye saati hesaplanamıyor", "Saat dilimi verisi olan bir Node kurun.");
}

/** The three settings that only make sense together, once a proxy stands in front. */
export function httpsFindings(
  config: Pick<Config, "BEHIND_TLS" | "TRUST_PROXY" | "PANEL_URL" | "HOST">,
): Finding[] {
  const { BEHIND_TLS, TRUST_PROXY, PANEL_URL, HOST } = config;
  const about = "HTTPS";
  if (!BEHIND_TLS && !TRUST_PROXY) {
    if (isLoopback(HOST)) return [fine(about, "kapalı; sunucu yalnızca bu makineden görülüyor")];
    return [
      wrong(
        about,
        "sunucu dışarıya açık, ama şifresiz",
        "Önüne deploy/ içindeki vekil sunuculardan birini koyun; BEHIND_TLS=true, TRUST_PROXY=1 ve PANEL_URL verin.",
      ),
    ];
  }
  const findings = [
    !BEHIND_TLS &&
      wrong(
        about,
        "TRUST_PROXY verilmiş, BEHIND_TLS verilmemiş: oturum çerezi ve HSTS korumasız",
        "Vekil sunucu HTTPS konuşuyorsa BEHIND_TLS=true verin.",
      ),
    !TRUST_PROXY &&
      wrong(
        about,
        "BEHIND_TLS verilmiş, TRUST_PROXY verilmemiş: bütün ziyaretçiler tek adres sayılıyor",
        "Aradaki vekil sunucuların sayısını verin: TRUST_PROXY=1.",
      ),
    BEHIND_TLS &&
      !PANEL_URL &&
      doubtful(
        about,
        "PANEL_URL verilmemiş: panel bağlantıları bu makinenin adresini gösteriyor",
        "Personelin gördüğü adresi verin: PANEL_URL=https://www.example.com",
      ),
    BEHIND_TLS &&
      PANEL_URL.startsWith("http:") &&
      wrong(
        about,
        "PANEL_URL https ile başlamıyor: panelin istekleri reddedilir",
        "PANEL_URL değerini https:// ile yazın.",
      ),
  ].filter((finding) => finding !== false);
  return findings.length > 0 ? findings : [fine(about, "üç ayar birbirini tutuyor")];
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}
