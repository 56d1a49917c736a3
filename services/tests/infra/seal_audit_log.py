"""Run the scheduled jobs until every audit row is sealed: `python -m tests.infra.seal_audit_log`.

A row is final, and so sealed, when no older transaction of the database server is open; waits up to 100 s.
"""

import asyncio

from clinic import worker
from clinic.core.background import scheduler


async def main() -> None:
    await worker.start()
    for _ in range(100):
        await scheduler.run_due_jobs()
        if not [company_id async for company_id in scheduler.iterate_companies("lookup_companies_with_unsealed_audit")]:
            break
        await asyncio.sleep(1)
    await worker.stop()


if __name__ == "__main__":
    asyncio.run(main())
