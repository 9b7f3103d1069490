import { z } from 'zod';
import { emailAddress } from '../accounts/email-address.ts';
import { waitlistTopics } from './content-bodies.ts';
import { phaseStates } from './phase-states.ts';
import { articleTopics } from './article-topics.ts';
import { questionGroups } from './question-groups.ts';
import { slideArts } from './slide-arts.ts';
import { localText } from '../protocol/local-text.ts';
import { localProse } from './prose.ts';
import type { RouteTable } from '../protocol/route.ts';
import { announcementTones } from './announcement-tones.ts';

const link = z.object({ to: z.string(), label: localText });

const slide = z.object({
  id: z.string(),
  title: localText,
  text: localText,
  art: z.enum(slideArts),
  link: link.nullable(),
});

const question = z.object({
  id: z.string(),
  group: z.enum(questionGroups),
  question: localText,
  answer: localProse,
  isOnHome: z.boolean(),
});

const announcement = z.object({
  id: z.string(),
  /** Incremented on each change, so that a dismissed announcement shows again after a change. */
  version: z.int(),
  tone: z.enum(announcementTones),
  text: localText,
  link: link.nullable(),
});

const page = z.object({
  slug: z.string(),
  title: localText,
  summary: localText,
  text: localProse,
  updatedAt: z.iso.datetime(),
});

const articleCard = z.object({
  slug: z.string(),
  topic: z.enum(articleTopics),
  title: localText,
  summary: localText,
});

const timeline = z.object({
  title: localText,
  intro: localProse,
  features: z.array(z.object({ title: localText, text: localText })),
  phases: z.array(
    z.object({
      state: z.enum(phaseStates),
      title: localText,
      text: localText,
      when: localText,
    }),
  ),
});

export type Slide = z.infer<typeof slide>;
export type FrequentQuestion = z.infer<typeof question>;
export type Announcement = z.infer<typeof announcement>;
export type ManagedPage = z.infer<typeof page>;
export type ArticleCard = z.infer<typeof articleCard>;
export type Article = ManagedPage & ArticleCard;
export type Timeline = z.infer<typeof timeline>;

const slug = z.object({ slug: z.string().max(80) });

export const contentRoutes = {
  'GET /content/slides': {
    summary: 'The slides of the home page carousel, in order.',
    who: 'anyone',
    reply: z.array(slide),
  },
  'GET /content/announcements': {
    summary: 'The current announcements.',
    who: 'anyone',
    reply: z.array(announcement),
  },
  'GET /content/questions': {
    summary: 'Frequently asked questions with their answers.',
    who: 'anyone',
    reply: z.array(question),
  },
  'GET /content/pages/:slug': {
    summary: 'One managed page: services, privacy, terms.',
    who: 'anyone',
    params: slug,
    reply: page,
    failures: ['CONTENT_NOT_FOUND'],
  },
  'GET /content/articles': {
    summary: 'The help articles; with a search, the best matches first, ignoring accents.',
    who: 'anyone',
    query: z.object({ search: z.string().max(200).optional() }),
    reply: z.array(articleCard),
  },
  'GET /content/articles/:slug': {
    summary: 'One help article.',
    who: 'anyone',
    params: slug,
    reply: page.extend(articleCard.shape),
    failures: ['CONTENT_NOT_FOUND'],
  },
  'GET /content/timelines/:slug': {
    summary: 'The timeline of a page under development.',
    who: 'anyone',
    params: slug,
    reply: timeline,
    failures: ['CONTENT_NOT_FOUND'],
  },
  'POST /waitlist': {
    summary: 'Sign up for an email when a page opens; idempotent.',
    who: 'anyone',
    body: z.object({ topic: z.enum(waitlistTopics), email: emailAddress }),
    reply: z.object({ email: z.string() }),
  },
} as const satisfies RouteTable;
