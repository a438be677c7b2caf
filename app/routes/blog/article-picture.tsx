import { type Image, Picture, SignPicture } from "../../components/picture.tsx";

export type ArticlePictures = { uranus: Image; alt: string; rising?: Image };

/** Uranus before the stars of Gemini; beside it the rising sign that an article is about. */
export function ArticlePicture({ pictures }: { pictures: ArticlePictures }) {
  const { uranus, alt, rising } = pictures;
  return (
    <div className="article-picture screen-only">
      <Picture
        image={uranus}
        alt={alt}
        sizes="(width >= 80rem) 50rem, (width >= 48rem) calc(100vw - 22rem), calc(100vw - 3rem)"
        eager
      />
      {rising && <SignPicture image={rising} sizes="(width >= 48rem) 21rem, 36vw" eager />}
    </div>
  );
}
