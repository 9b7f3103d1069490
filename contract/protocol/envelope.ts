import type { FailureCode } from '../failures.ts';

/** Every JSON reply of the API is a `Success` or a `Failed`. */
export interface Success<Data> {
  result: 'OK';
  data: Data;
}

export interface Failed {
  result: 'ERROR';
  code: FailureCode;
  message: string;
  errors?: { path: string; message: string }[];
  requestId: string;
}
