/** A picture's own size, and its files as `srcset` names them. Loaders get it from app/images.ts. */
export type Image = {
  width: number;
  height: number;
  avif: string;
  webp: string;
  png?: string;
};

/** An image in AVIF and WebP, with its size stated so that nothing moves while it loads. */
export function Picture(props: {
  image: Image;
  /** The one for phones, where it is another drawing. */
  small?: Image | undefined;
  alt: string;
  /** How wide it is drawn, where it comes in several widths. */
  sizes?: string;
  className?: string;
  /** It is among the first things one sees. */
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

/** A sign among others; it stands beside the sign's name, and so says nothing of its own. */
type SignPictureProps = { image: Image; small?: Image; sizes: string; eager?: boolean };

export function SignPicture({ image, small, sizes, eager }: SignPictureProps) {
  return <Picture image={image} small={small} alt="" sizes={sizes} eager={eager} />;
}
