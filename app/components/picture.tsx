/** A picture's size, and its files in the syntax of `srcset`. Loaders get it from app/images.ts. */
export type Image = {
  width: number;
  height: number;
  avif: string;
  webp: string;
  png?: string;
};

/** An image in AVIF and WebP. It states its size, so that nothing moves while it loads. */
export function Picture(props: {
  image: Image;
  /** Another picture for phones. */
  small?: Image | undefined;
  alt: string;
  /** The `sizes` attribute, for an image in several widths. */
  sizes?: string;
  className?: string;
  /** For pictures that are in sight when the page opens. */
  eager?: boolean;
}) {
  const { image, small, alt, sizes, className, eager } = props;
  const { width, height, webp, png = webp.split(" ")[0] } = image;
  return (
    <picture className={className}>
      {small && <Sources {...small} media="(width < 48rem)" />}
      <Sources {...image} sizes={sizes} />
      <img
        src={png}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

type SourcesProps = Image & { sizes?: string | undefined; media?: string };

function Sources({ avif, webp, sizes, media }: SourcesProps) {
  return (
    <>
      <source srcSet={avif} sizes={sizes} media={media} type="image/avif" />
      <source srcSet={webp} sizes={sizes} media={media} type="image/webp" />
    </>
  );
}

type SignPictureProps = { image: Image; small?: Image; sizes: string; eager?: boolean };

/** A sign's picture beside its name, so it needs no alternative text. */
export function SignPicture({ image, small, sizes, eager }: SignPictureProps) {
  return <Picture image={image} small={small} alt="" sizes={sizes} eager={eager} />;
}
