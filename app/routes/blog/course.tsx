import { Icon } from "../../components/icon.tsx";
import { NewTabLink } from "../../components/new-tab-link.tsx";
import { type Image, Picture } from "../../components/picture.tsx";
import { courseFragment, pageAddresses } from "../../content/addresses.ts";

type Props = {
  title: string;
  lead: string;
  image: Image;
  imageAlt: string;
  details: { title: string; description: string }[];
  fee: number;
  startDate: string;
  startTime: string;
  platform: string;
  form: string;
};

export function Course({ course }: { course: Props }) {
  const details = [
    { title: "Başlangıç", description: `${course.startDate}, saat ${course.startTime}` },
    { title: "Platform", description: course.platform },
    ...course.details,
  ];
  return (
    <section className="sky band" aria-labelledby={courseFragment}>
      <div className="wrap course">
        <div>
          <h2 id={courseFragment} className="title-lg">
            {course.title}
          </h2>
          <p className="lead">{course.lead}</p>
        </div>
        <div className="course-image">
          <Picture
            image={course.image}
            alt={course.imageAlt}
            sizes="(width >= 78rem) 34rem, (width >= 64rem) 43vw, 92vw"
          />
          <p className="badge">
            Aylık <strong>{course.fee} TL</strong>
          </p>
        </div>
        <div>
          <dl>
            {details.map(({ title, description }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <p className="actions">
            <NewTabLink className="button" href={course.form}>
              Başvuru yap <Icon name="external" />
            </NewTabLink>
            <a className="button ghost" href={pageAddresses.about}>
              Akademiyi tanı
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
