/** The 2024-2025 card: days as printed in the specification, even where an ephemeris differs. */
export const STATED_RETROGRADES = [
  {
    title: "Merkür",
    periods: [
      ["05 Ağustos 2024", "28 Ağustos 2024"],
      ["25 Kasım 2024", "16 Aralık 2024"],
      ["14 Mart 2025", "08 Nisan 2025"],
      ["17 Temmuz 2025", "11 Ağustos 2025"],
      ["09 Kasım 2025", "30 Kasım 2025"],
    ],
  },
  // The specification gives no year; in 2024-2025 Venus is retrograde only in 2025.
  { title: "Venüs", periods: [["1 Mart 2025", "14 Nisan 2025"]] },
  { title: "Mars", periods: [["06 Aralık 2024", "25 Şubat 2025"]] },
  { title: "Plüton", periods: [["2 Mayıs 2024", "12 Ekim 2024"]] },
  { title: "Satürn", periods: [["29 Haziran 2024", "15 Kasım 2024"]] },
  { title: "Jüpiter", periods: [["08 Ekim 2024", "04 Şubat 2025"]] },
] as const;
