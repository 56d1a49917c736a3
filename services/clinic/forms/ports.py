"""What the forms give to those below them: how their documents are laid on paper."""

from clinic.forms import papers as papers
