"""The API's server with a short time for a child that hangs, run as a process of its own by test_server.py."""

from clinic import server

server.HANG_SECONDS = 3.0

if __name__ == "__main__":
    server.main()
