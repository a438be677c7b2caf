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
  alt: string;
  /** How wide it is drawn, where it comes in several widths. */
  sizes?: string;
  className?: string;
  /** It is among the first things one sees. */
  eager?: boolean;
}) {
  const { image, alt, sizes, className, eager } = props;
  const { width, height, avif, webp, png = webp.split(" ")[0] } = image;
  return (
    <picture className={className}>
      <source srcSet={avif} sizes={sizes} type="image/avif" />
      <source srcSet={webp} sizes={sizes} type="image/webp" />
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

/** A sign among others; it stands beside the sign's name, and so says nothing of its own. */
type SignPictureProps = { image: Image; sizes: string; eager?: boolean };

export function SignPicture({ image, sizes, eager }: SignPictureProps) {
  return <Picture image={image} alt="" sizes={sizes} eager={eager} />;
}
