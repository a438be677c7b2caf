import { type Image, Picture, SignPicture } from "../../components/picture.tsx";

export type ArticlePictures = { image: Image; alt: string; rising?: Image };

/** The article's picture, and beside it the rising sign that it is about. */
export function ArticlePicture({ pictures }: { pictures: ArticlePictures }) {
  const { image, alt, rising } = pictures;
  return (
    <div className="article-picture screen-only">
      <Picture
        image={image}
        alt={alt}
        sizes="(width >= 80rem) 50rem, (width >= 48rem) calc(100vw - 22rem), calc(100vw - 3rem)"
        eager
      />
      {rising && <SignPicture image={rising} sizes="(width >= 48rem) 21rem, 36vw" eager />}
    </div>
  );
}
