import { course, site } from "content-collections";
import type { Course } from "schema-dts";
import { courseAddress } from "../content/addresses.ts";
import { monthNames } from "../content/sign-dates.ts";
import { absolute, academyReference } from "./academy.ts";

export function trainingCourse(): Course {
  const { fee, startDate, startTime } = site.course;
  return {
    "@type": "Course",
    "@id": absolute(courseAddress()),
    url: absolute(courseAddress()),
    name: course.title,
    description: course.lead,
    inLanguage: "tr",
    provider: academyReference,
    offers: {
      "@type": "Offer",
      category: "Paid",
      url: site.applicationForm,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: fee,
        priceCurrency: "TRY",
        unitCode: "MON",
        unitText: "ay",
      },
    },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      startDate: instantOf(startDate, startTime),
    },
  };
}

/** "24 Eylül 2025", "21.00" → "2025-09-24T21:00:00+03:00" */
export function instantOf(date: string, time: string): string {
  const [day = "", month = "", year = ""] = date.split(" ");
  const number = monthNames.indexOf(month) + 1;
  if (number === 0) throw new Error(`not a date: ${date}`);
  const two = (part: string | number) => String(part).padStart(2, "0");
  return `${year}-${two(number)}-${two(day)}T${time.replace(".", ":")}:00+03:00`;
}
