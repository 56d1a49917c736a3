# Every task by name. `npx rust-just` lists them; only Python 3.11+, Node 20+ and git are needed.

launch := "python3 infra/launch.py"
in_services := launch + " run --folder services --"

# List the tasks
[private]
default:
    @{{ quote(just_executable()) }} --list --unsorted

# Install, migrate, seed, build and run Aster until Ctrl-C
start:
    @exec {{ launch }} start

# Install and run every check and test, the browser's included
test:
    @exec {{ launch }} test

# Linters, types, contracts, texts, generated client, chart, tree
check:
    @exec {{ launch }} check

# Run the browser tests in Chromium: `just e2e book-a-first-visit`
e2e *arguments:
    @exec {{ launch }} e2e {{ arguments }}

# Run the benchmarks and write docs/performance.md
bench *arguments:
    @exec {{ launch }} run --instance bench --folder . -- python infra/bench/run.py {{ arguments }}

# Kill API, worker and database at random during 500 bookings with payment, and check what is left: `just crash-recovery --bookings 100`
crash-recovery *arguments:
    @exec {{ launch }} run --instance bench --folder . -- python infra/bench/crash_recovery.py {{ arguments }}

# Send every call of the API random requests and compare the responses with its document: `just fuzz -k clients`
fuzz *arguments:
    @TEST_DB_SUFFIX=_fuzz {{ launch }} run --instance test --folder services -- python -m pytest tests/fuzz/test_api_document.py {{ arguments }}

# Bring the database's schema up to date
migrate:
    @exec {{ in_services }} python -m clinic.cli migrate

# Write a new migration: `just migration booking_add_hold`
migration name:
    @exec {{ in_services }} python -m clinic.cli migration {{ quote(name) }}

# Fill the database: the demo clinic, or `just seed --large`
seed *arguments:
    @exec {{ in_services }} python -m clinic.cli seed {{ arguments }}

# Generate the client's types again from the API
api-types:
    {{ in_services }} sh -c 'python -m clinic.cli openapi > openapi.json.new && mv openapi.json.new openapi.json'
    npm run --silent api-types

# Create a remote of the shell: `just new-remote lab` creates web-lab
new-remote name:
    @exec {{ launch }} new-remote {{ quote(name) }}

# Format everything
fmt:
    {{ in_services }} sh -c 'ruff check --fix-only . ; ruff format .'
    npm run --silent fmt

# Write database and files to one archive: `just backup aster.tar`
backup file:
    @exec {{ launch }} backup {{ quote(absolute_path(file)) }}

# Restore such an archive into an empty database
restore file:
    @exec {{ launch }} restore {{ quote(absolute_path(file)) }}

# Start database and queue alone, and print how to reach them
env instance="dev":
    @exec {{ launch }} env --instance {{ instance }}

# Stop what `env` and the tests left running
stop instance="dev":
    @exec {{ launch }} stop --instance {{ instance }}

# Remove what tests and builds left; the data of `start` stay
clean:
    @exec {{ launch }} clean

# Delete the embedded database and files of `start` for good; asks for the word `reset`
reset:
    @exec {{ launch }} reset
