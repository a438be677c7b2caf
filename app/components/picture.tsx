/** An image in AVIF and WebP, with its size stated so that nothing moves while it loads. */
export function Picture(props: {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
  eager?: boolean;
  /** The file for browsers that know neither format; without it, the WebP. */
  fallback?: string;
}) {
  const { src, alt, width, height, className, eager, fallback = `${src}.webp` } = props;
  return (
    <picture className={className}>
      <source srcSet={`${src}.avif`} type="image/avif" />
      <source srcSet={`${src}.webp`} type="image/webp" />
      <img
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}

/** A sign among others; it stands beside the sign's name, and so says nothing of its own. */
export function SignPicture({ slug, eager }: { slug: string; eager?: boolean }) {
  const src = `/img/signs/${slug}-320`;
  return (
    <Picture src={src} fallback={`/${slug}.png`} alt="" width={320} height={320} eager={eager} />
  );
}
