const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** What our fonts hold: everything that the site and the panel write themselves, and names from abroad. */
export const letters = `${ascii}ÇĞİÖŞÜçğıöşüÂÎÛâîûÀÁÄÅÈÉÊËÍÏÑÓÔÚàáäåæèéêëíïñóôøúß‘’“”‹›–—…·•°′″×½©₺€←↑→↓\u00a0`;

/** Ornaments, which the system's fonts draw, and invisible marks. */
export const others = "✦✓\u2060\n";
