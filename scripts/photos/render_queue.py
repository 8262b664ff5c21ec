"""Renders what the plan lists and the folder lacks, one picture at a time, at low priority.

  python3 render_queue.py folder [--minutes 60] [--list] [--only text]

Interrupt it whenever you like: a picture is there whole or not at all, and the next run goes on with the first one that
is missing. A file named `stop` in the folder ends the queue after the picture in hand."""
import argparse
import os
import subprocess
import sys
import time

import plan

HERE = os.path.dirname(os.path.abspath(__file__))
SUBJECT = ['--width', '1200']
BACKDROP = ['--width', '760']
# many small lights need more samples than one sun
SAMPLES = dict(noon=16, morning=16, overcast=20, studio=48)


def finished(folder, job):
    return all(os.path.exists(os.path.join(folder, job['name'] + end)) for end in ('.json', '.f16'))


def command(folder, job):
    out = os.path.join(folder, job['name'])
    blender = ['nice', '-n', '19', 'ionice', '-c3', 'blender', '-b', '-t', '2', '-P', os.path.join(HERE, 'photograph.py'), '--', job['what'], '--out', out, '--scene', job['scene'], '--samples', str(SAMPLES[job['scene']])]
    if job['what'] == 'backdrop':
        return [*blender, '--seed', str(job['seed']), *BACKDROP]
    return [*blender, '--kind', job['kind'], '--face', job['face'], '--view', job['view'], *SUBJECT]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder')
    parser.add_argument('--minutes', type=float, default=1e9)
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--only', default='')
    a = parser.parse_args()
    folder = os.path.abspath(a.folder)
    os.makedirs(folder, exist_ok=True)
    jobs = [j for j in plan.jobs() if a.only in j['name']]
    missing = [j for j in jobs if not finished(folder, j)]
    print(f'{len(jobs) - len(missing)} of {len(jobs)} are rendered', flush=True)
    if a.list:
        print('\n'.join(j['name'] for j in missing))
        return 0
    end = time.time() + a.minutes * 60
    for job in missing:
        if time.time() > end or os.path.exists(os.path.join(folder, 'stop')):
            break
        began = time.time()
        with open(os.path.join(folder, 'log.txt'), 'a') as log:
            code = subprocess.call(command(folder, job), stdout=log, stderr=log)
        state = 'done' if finished(folder, job) else f'failed ({code})'
        print(f'{job["name"]}: {state}, {time.time() - began:.0f} s', flush=True)
    return 0


if __name__ == '__main__':
    sys.exit(main())
