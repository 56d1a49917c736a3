"""The worker as ARQ's command line reads it: `arq --check clinic.worker_settings.WorkerSettings`. `python -m clinic.worker` runs it."""

from arq.connections import RedisSettings

from clinic import worker
from clinic.core.settings import settings


class WorkerSettings:
    """The worker's functions, cron jobs and Valkey."""

    functions = worker.functions()
    cron_jobs = worker.cron_jobs()
    redis_settings = RedisSettings.from_dsn(settings().redis_url)
