import type { SlidePicture, SlideSources } from './endpoints.ts';
import type { PictureRef, PresentationLanguage, Slide } from './slides.ts';
import type { PresentationTemplate, TemplatePicture, TemplateSlide } from './templates.ts';

interface Beginning {
  readonly language: PresentationLanguage;
  /** What of the case there is to show. */
  readonly sources: SlideSources;
  /** Below the heading of a title slide. */
  readonly subtitle: string;
  /** Makes up the id of a slide. */
  readonly newId: () => string;
}

const byDay = (one: SlidePicture, other: SlidePicture): number => (one.date < other.date ? -1 : 1);

/** The picture that a template means; null where the case has none such. */
function pictureFor({ position, when }: TemplatePicture, pictures: readonly SlidePicture[]): PictureRef | null {
  const ofPlace = pictures.filter((picture) => picture.position === position).sort(byDay);
  const [oldest] = ofPlace.filter(({ source }) => source === 'intake').concat(ofPlace);
  const found = when === 'first' ? oldest : ofPlace.filter((picture) => picture !== oldest).at(-1);
  return found ? { source: found.source, pictureId: found.pictureId } : null;
}

/** The plan that is shown: the stages that were designed last, else the target. */
export function planToExplain({ plans }: Pick<SlideSources, 'plans'>): string | null {
  const last = (planType: 'step' | 'target') => plans.filter((plan) => plan.planType === planType).at(-1);
  return (last('step') ?? last('target'))?.planId ?? null;
}

function begun(slide: TemplateSlide, { language, sources, subtitle, newId }: Beginning): Slide {
  const common = { slideId: newId(), heading: slide.heading[language] };
  const planId = planToExplain(sources);
  switch (slide.kind) {
    case 'title':
      return { kind: 'title', ...common, subtitle };
    case 'photos': {
      const { layout } = slide;
      const pictures = slide.pictures.map((each) => ({
        picture: pictureFor(each, sources.pictures),
        caption: each.caption?.[language] ?? '',
      }));
      return { kind: 'photos', ...common, layout, pictures };
    }
    case 'stage':
      return { kind: 'stage', ...common, planId, step: slide.step, view: slide.view, animated: slide.animated };
    case 'comparison':
      return { kind: 'comparison', ...common, planId, view: slide.view };
    case 'summary':
      return { kind: 'summary', ...common, planId };
    case 'text':
      return { kind: 'text', ...common, body: slide.body[language] };
  }
}

/** The slides that a template begins with for a case: with the pictures and the plan that it has. */
export const slidesOf = (template: PresentationTemplate, beginning: Beginning): Slide[] =>
  template.slides.map((slide) => begun(slide, beginning));
