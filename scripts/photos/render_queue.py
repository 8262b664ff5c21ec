"""Renders what the plan lists and the folder lacks, one vehicle at a time, at low priority.

  python3 render_queue.py folder [--minutes 60] [--list] [--only text] [--threads 2] [--forms folder]

Interrupt it whenever you like: a picture is there whole or not at all, and the next run goes on with the first one that
is missing. A file named `stop` in the folder ends the queue after the picture in hand."""
import argparse
import json
import os
import subprocess
import sys
import time

import plan

HERE = os.path.dirname(os.path.abspath(__file__))
BUSY = 3    # load average
LOW = ('nice', '-n', '19', 'ionice', '-c3')


def packed():
    """Names of what pack.ts has stored."""
    try:
        with open(os.path.join(HERE, 'layers', 'index.json')) as f:
            return {name for entries in json.load(f).values() for name in entries}
    except FileNotFoundError:
        return set()


def finished(folder, name):
    return name in PACKED or all(os.path.exists(os.path.join(folder, name + end)) for end in ('.json', '.f16'))


PACKED = packed()


def missing_of(folder, job, only):
    """Positions of a job's pictures that are still to be made."""
    return [i for i, name in enumerate(job['names']) if only in name and not finished(folder, name)]


def formless_of(folder, forms, job, only):
    """Positions of a job's whole views that are rendered and have no form."""
    if job['what'] != 'subject':
        return []
    lacks = lambda name: os.path.exists(os.path.join(folder, f'{name}.f16')) and not os.path.exists(os.path.join(forms, f'{name}.npz'))
    return [i for i, name in enumerate(job['names']) if job['views'][i] in plan.WHOLE_VIEWS and only in name and lacks(name)]


def forms_command(forms, job, wanted, threads):
    """Blender's command line for the forms of the wanted pictures."""
    out = [os.path.join(forms, job['names'][i]) for i in wanted]
    views, widths = ([str(job[key][i]) for i in wanted] for key in ('views', 'widths'))
    blender = [*LOW, 'blender', '-b', '-t', str(threads), '-P', os.path.join(HERE, 'forms.py'), '--', '--kind', job['kind'], '--face', job['face']]
    return [*blender, '--view', ','.join(views), '--width', ','.join(widths), '--out', ','.join(out)]


def command(folder, job, wanted, threads):
    """Blender's command line for the wanted pictures of a job."""
    listed = lambda values: ','.join(str(values[i]) for i in wanted)
    blender = [*LOW, 'blender', '-b', '-t', str(threads), '-P', os.path.join(HERE, 'photograph.py'), '--', job['what']]
    out = [os.path.join(folder, name) for name in job['names']]
    blender += ['--scene', listed([job['scene']] * len(out)), '--out', listed(out), '--width', listed(job['widths']), '--samples', listed(job['samples'])]
    if job['what'] == 'backdrop':
        return [*blender, '--seed', str(job['seed'])]
    if job['what'] == 'interior':
        return [*blender, '--kind', job['cabin'], '--view', job['view']]
    return [*blender, '--kind', job['kind'], '--face', job['face'], '--view', listed(job['views'])]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder')
    parser.add_argument('--minutes', type=float, default=1e9)
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--only', default='')
    parser.add_argument('--threads', type=int, default=0, help='by default two while the machine has little else to do')
    parser.add_argument('--forms', default='')
    a = parser.parse_args()
    folder = os.path.abspath(a.folder)
    os.makedirs(folder, exist_ok=True)
    jobs = plan.jobs()
    names = [name for job in jobs for name in job['names'] if a.only in name]
    print(f'{sum(finished(folder, name) for name in names)} of {len(names)} are rendered', flush=True)
    if a.list:
        print('\n'.join(name for name in names if not finished(folder, name)))
        return 0
    forms = os.path.abspath(a.forms) if a.forms else ''
    missing = (lambda job: formless_of(folder, forms, job, a.only)) if forms else (lambda job: missing_of(folder, job, a.only))
    if forms:
        os.makedirs(forms, exist_ok=True)
    end, failures = time.time() + a.minutes * 60, 0
    for job in jobs:
        wanted = missing(job)
        if not wanted:
            continue
        if time.time() > end or os.path.exists(os.path.join(folder, 'stop')):
            break
        began = time.time()
        with open(os.path.join(folder, 'log.txt'), 'a') as log:
            threads = a.threads or (2 if os.getloadavg()[0] < BUSY else 1)
            line = forms_command(forms, job, wanted, threads) if forms else command(folder, job, wanted, threads)
            code = subprocess.call(line, stdout=log, stderr=log)
        for i in wanted:
            state = f'failed ({code})' if i in missing(job) else 'done'
            print(f'{job["names"][i]}: {state}', flush=True)
        print(f'{time.time() - began:.0f} s', flush=True)
        failures = 0 if not missing(job) else failures + 1
        if failures == 3:
            print('three vehicles in a row failed: see log.txt')
            return 1
    return 0


if __name__ == '__main__':
    sys.exit(main())
