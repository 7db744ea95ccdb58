// One game, two pages and one problem through the generated client, printed as one line of JSON.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"os"

	"example/catalog"
)

func main() {
	configuration := catalog.NewConfiguration()
	configuration.Servers = catalog.ServerConfigurations{{URL: os.Getenv("BGC_API_URL")}}
	games := catalog.NewAPIClient(configuration).GamesAPI
	ctx := context.WithValue(context.Background(), catalog.ContextAccessToken, os.Getenv("BGC_API_KEY"))

	game, _, err := games.GetGame(ctx, "catan").Execute()
	check(err)
	page, _, err := games.ListGames(ctx).Q("flügelschlag").Players(5).Limit(1).Execute()
	check(err)
	selected, _, err := games.ListGames(ctx).Language("DE").Sort("-year").Count(true).Fields("yearPublished").Execute()
	check(err)
	terms, _, err := games.ListGames(ctx).Mechanic("trading|engine-building").Category("!animals").Language("de,fr").Execute()
	check(err)
	_, _, err = games.GetGame(ctx, "no-such-game").Execute()
	var refusal *catalog.GenericOpenAPIError
	if !errors.As(err, &refusal) {
		panic("there is such a game")
	}

	found, years := []*string{}, [][]any{}
	for _, item := range page.GamePage.Data {
		found = append(found, item.Name.De)
	}
	ids := []string{}
	for _, item := range terms.GamePage.Data {
		ids = append(ids, item.Id)
	}
	for _, item := range selected.SelectedGamePage.Data {
		years = append(years, []any{item.Id, item.YearPublished})
	}
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"game":     game.SingleGame.Data.Id,
		"year":     game.SingleGame.Data.YearPublished,
		"found":    found,
		"selected": years,
		"total":    selected.SelectedGamePage.Pagination.Total,
		"more":     page.GamePage.Pagination.HasMore,
		"terms":    ids,
		"problem":  refusal.Model().(catalog.NotFoundProblem).Code.String,
	}))
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
