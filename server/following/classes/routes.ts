import { classRoutes } from '@bac/contract/following/classes.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { showAssignment } from './results/assignment-page.ts';
import { assign, callOff, release } from './assignments.ts';
import { listClasses, renewCode, setArchived, writeClass } from './classes.ts';
import { join, leave, lookAtCode, removeStudent } from './joining.ts';
import { tellClass } from './messages.ts';
import { showOwnClasses } from './own-classes.ts';
import { showQuestion, type Explains } from './results/question.ts';
import { writeResults } from './results/results-csv.ts';
import { showStudent } from './results/student-page.ts';
import { showClass } from './whole-class.ts';

interface Ports {
  isVerificationNeeded: () => Promise<boolean>;
  explains: Explains;
}

export function mountClasses(mount: Mount, services: Services, ports: Ports): void {
  mount(classRoutes, {
    'GET /classes': (call) => listClasses(services, actorOf(call)),
    'PUT /classes/:class': (call) =>
      writeClass(services, call.params.class, call.body, actorOf(call)),
    'GET /classes/:class': ({ params, account }) => showClass(services, account.id, params.class),
    'PUT /classes/:class/archived': (call) =>
      setArchived(services, call.params.class, call.body.isArchived, actorOf(call)),
    'POST /classes/:class/code': (call) => renewCode(services, call.params.class, actorOf(call)),
    'DELETE /classes/:class/students/:student': (call) =>
      removeStudent(services, call.params, actorOf(call)),
    'GET /classes/:class/students/:student': (call) =>
      showStudent(services, call.params, actorOf(call)),
    'PUT /classes/:class/assignments/:assignment': (call) =>
      assign(services, call.params, call.body, actorOf(call)),
    'GET /classes/:class/assignments/:assignment': (call) =>
      showAssignment(services, call.params, actorOf(call)),
    'DELETE /classes/:class/assignments/:assignment': (call) =>
      callOff(services, call.params, actorOf(call)),
    'POST /classes/:class/assignments/:assignment/release': (call) =>
      release(services, call.params, actorOf(call)),
    'GET /classes/:class/assignments/:assignment/questions/:item': (call) =>
      showQuestion(services, call.params, actorOf(call), ports.explains),
    'GET /classes/:class/assignments/:assignment/csv': async (call) => {
      const { name, content } = await writeResults(
        services,
        call.params,
        actorOf(call),
        call.language,
      );
      call.reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store');
      return content;
    },
    'POST /classes/:class/messages': (call) =>
      tellClass(services, call.params.class, call.body, actorOf(call)),
    'GET /own-classes': ({ account }) => showOwnClasses(services, account.id),
    'GET /joining/:code': (call) => lookAtCode(services, call.params.code, actorOf(call)),
    'POST /joining/:code': async (call) => {
      const { account, params } = call;
      if (!account.verified && (await ports.isVerificationNeeded())) {
        throw new Refused('VERIFY_FIRST');
      }
      return join(services, params.code, actorOf(call));
    },
    'DELETE /own-classes/:class': (call) => leave(services, call.params.class, actorOf(call)),
  });
}
