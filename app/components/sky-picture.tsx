type Source = {
  media?: string;
  /** How wide it is drawn, where it comes in several widths. */
  sizes?: string;
  avif: string;
  webp: string;
};

/**
 * A picture behind words, in the file that fits the window: the first of its sources whose `media` holds. It is
 * found in the page itself, before any style sheet, and is asked for at once.
 */
export function SkyPicture(props: {
  className: string;
  width: number;
  height: number;
  sources: Source[];
}) {
  const { className, width, height, sources } = props;
  const fallback = sources.at(-1)!.webp.split(" ")[0];
  return (
    <picture className={`sky-picture ${className}`}>
      {sources.map((source) => (
        <SourcePair key={source.avif} {...source} />
      ))}
      <img src={fallback} alt="" width={width} height={height} fetchPriority="high" />
    </picture>
  );
}

function SourcePair({ media, sizes, avif, webp }: Source) {
  return (
    <>
      <source media={media} sizes={sizes} srcSet={avif} type="image/avif" />
      <source media={media} sizes={sizes} srcSet={webp} type="image/webp" />
    </>
  );
}
