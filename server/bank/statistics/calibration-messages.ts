import type { Calibrated, Calibrand } from '@bac/exam/statistics/calibrate.ts';
import type { Model } from '@bac/exam/statistics/estimate-curves.ts';
import type { Responses } from '@bac/exam/statistics/responses.ts';

/** What the thread is given, and what it tells. */
export interface CalibrationTask {
  model: Model;
  items: Calibrand[];
  responses: Responses;
}

export type CalibrationNews = { done: number } | { calibrated: Calibrated };
