"""One game, two pages and one problem through the generated client, printed as one line of JSON."""

import json
import os

from catalog.api.games import get_game, list_games
from catalog.client import AuthenticatedClient
from catalog.models import GamePage, ListGamesSort, NotFoundProblem, SelectedGamePage, SingleGame

client = AuthenticatedClient(base_url=os.environ["BGC_API_URL"], token=os.environ["BGC_API_KEY"])

game = get_game.sync("catan", client=client)
assert isinstance(game, SingleGame)

page = list_games.sync(client=client, q="flügelschlag", players=5, limit=1)
assert isinstance(page, GamePage)

selected = list_games.sync(
    client=client, language="DE", sort=ListGamesSort.YEAR_DESCENDING, count=True, fields="yearPublished"
)
assert isinstance(selected, SelectedGamePage)

problem = get_game.sync("no-such-game", client=client)
assert isinstance(problem, NotFoundProblem)

print(
    json.dumps(
        {
            "game": game.data.id,
            "year": game.data.year_published,
            "found": [item.name.de for item in page.data],
            "selected": [[item.id, item.year_published] for item in selected.data],
            "total": selected.pagination.total,
            "more": page.pagination.has_more,
            "problem": problem.code,
        }
    )
)
