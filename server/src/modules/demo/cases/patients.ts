import { Chance } from './chance.ts';
import { type Complaint, complaints } from './complaints.ts';
import type { DemoCase, DemoCourse } from './demo-cases.ts';
import { labelFor } from './labels.ts';
import { looksFor } from './looks.ts';
import { nameFor } from './names.ts';
import { inLanguage } from './said.ts';

const DAY = 86_400_000;

/** Gives each case a patient who looks unlike the neighbours, with name, age and complaint to go with the pictures. */
export function asPatients(courses: readonly DemoCourse[], now: number, seed: number): DemoCase[] {
  const looks = looksFor(courses);
  const chance = new Chance(seed + 17);
  const taken = new Set<string>();
  return courses.map((course, index) => {
    const look = looks[index]!;
    const [youngest, oldest] = look.ages;
    const ageDays = chance.between(youngest * 365, oldest * 365);
    const { spareSteps } = course;
    const complaint = chance.pick<Complaint>(complaints[look.name]);
    return {
      ...course,
      look,
      story: course.story.map(({ note, ...step }) => ({
        ...step,
        ...(note && { note: inLanguage(note, look.chinese) }),
      })),
      steps: spareSteps && [look.steps[0] + spareSteps[0], look.steps[1] + spareSteps[1]],
      name: nameFor(look, chance, taken),
      birthday: new Date(now - ageDays * DAY).toISOString().slice(0, 10),
      complaint,
      labels: course.labelled ? [labelFor(look, (complaint.asks.extract ?? []).length > 0)] : [],
    };
  });
}
