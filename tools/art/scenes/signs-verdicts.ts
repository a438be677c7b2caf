/** Verdicts from comparing drawings: Koç, Boğa and Kova with their last drawing, the others with the brown engraving before it. */
export const signVerdicts: [sign: string, verdict: string][] = [
  [
    "Koç",
    "new: locks of wool in place of equal arcs, an eye, an ear, hooves; the right eye is lost behind its star, the legs are still plain",
  ],
  [
    "Boğa",
    "new: brow, eye, muzzle and forelock can be read, and it kneels along its own star lines; the mouth is a little mild for a bull",
  ],
  [
    "İkizler",
    "kept, better than the brown one: folds and the right face read; the left face lies under its star line, the hands between them are a knot",
  ],
  [
    "Yengeç",
    "kept, better than the brown one: claws and joints read at once; the hind legs end like feet, the shell has few lines",
  ],
  ["Aslan", "kept, better than the brown one: head and mane are strong; the flank is empty"],
  [
    "Başak",
    "kept, better than the brown one: the draped dress and the ear of corn; the face is faint, even at 960 px",
  ],
  [
    "Terazi",
    "kept, better than the brown one: cords and pans hang; one star line crosses the foot and a pan",
  ],
  [
    "Akrep",
    "kept, better than the brown one: the rings of body and tail are the best lines of the set",
  ],
  [
    "Yay",
    "kept, better than the brown one: bow and body read; the head is the weakest of the set, a few strokes under a hood",
  ],
  [
    "Oğlak",
    "kept, better than the brown one: the fish's tail is rich; the goat's body is empty and its eye faint",
  ],
  [
    "Kova",
    "new: a face under curls that no star line cuts, a tilted urn, water in swelling curves; the coin leaves the face out",
  ],
  [
    "Balık",
    "kept, better than the brown one: both fishes are large enough; neither has an eye that reads, and their flanks are bare",
  ],
];
