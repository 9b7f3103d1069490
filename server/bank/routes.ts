import { sampleQuestionRoutes } from '@bac/contract/bank/sample-questions.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { Services } from '../services.ts';
import { sampleQuestionsReader } from './sample-questions.ts';

export function mountSampleQuestions(mount: Mount, services: Services): void {
  const readSamples = sampleQuestionsReader(services);
  mount(sampleQuestionRoutes, { 'GET /sample-questions': () => readSamples() });
}
