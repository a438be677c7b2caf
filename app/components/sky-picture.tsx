type Source = {
  media?: string;
  sizes?: string;
  avif: string;
  webp: string;
};

/**
 * A background picture. It is an element and not CSS, so that the browser finds and loads it before the style sheets. The
 * first of its sources whose `media` matches is used.
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
