import { Icon } from "../../components/icon.tsx";
import { NewTabLink } from "../../components/new-tab-link.tsx";
import { type Image, Picture } from "../../components/picture.tsx";
import { pageAddresses } from "../../content/addresses.ts";

/** Half of the slider if text is beside the picture, else all of it. */
const sizes = "(width >= 78rem) 35rem, (width >= 64rem) 45vw, 92vw";

type Slide = { title: string; text: string; image: Image; imageAlt: string };

export function CourseSlide(course: Slide & { facts: string[]; fee: number; form: string }) {
  return (
    <article className="wrap slide">
      <Picture image={course.image} alt={course.imageAlt} sizes={sizes} />
      <div>
        <h2 className="title-lg">{course.title}</h2>
        <p>{course.text}</p>
        <ul>
          {course.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="fee">
          Aylık <strong>{course.fee} TL</strong>
        </p>
        <p className="actions">
          <NewTabLink className="button" href={course.form}>
            Başvuru yap <Icon name="external" />
          </NewTabLink>
          <a className="button ghost" href={pageAddresses.blog}>
            Ayrıntıları gör
          </a>
        </p>
      </div>
    </article>
  );
}

export function ArticleSlide({ title, text, image, imageAlt }: Slide) {
  return (
    <article className="wrap slide">
      <Picture image={image} alt={imageAlt} sizes={sizes} />
      <div>
        <h2 className="title-lg">{title}</h2>
        <p>{text}</p>
        <p className="actions">
          <a className="button" href={pageAddresses.blog}>
            Yazıyı oku
          </a>
        </p>
      </div>
    </article>
  );
}
