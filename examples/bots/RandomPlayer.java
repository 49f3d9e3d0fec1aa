import java.io.*;
import java.net.URI;
import java.net.http.*;
import java.util.UUID;

/** Plays random moves over plain HTTP, with nothing but Java (17 or newer):
 *    java RandomPlayer.java http://127.0.0.1:8080 [GAME] [LEVEL]     a new game against the engine
 *    java RandomPlayer.java http://127.0.0.1:8080 join ID CODE       a game that somebody invites you to */
class RandomPlayer {
    static final HttpClient HTTP = HttpClient.newHttpClient();
    static String token = "", told = ""; // Who we are; and the last event we know, with how the game stands after it.

    public static void main(String[] args) throws Exception {
        String games = args[0] + "/api/games";
        token = find("token", post(args[0] + "/api/tokens", ""));
        told = args.length > 3 && args[1].equals("join")
                ? send(games + "/" + args[2] + "/actions", "{\"type\":\"join\",\"code\":\"" + args[3] + "\"}")
                : send(games, String.format("{\"game\":\"%s\",\"seats\":{\"X\":\"me\",\"O\":\"%s\"},\"games\":1}",
                        args.length > 1 ? args[1] : "othello", args.length > 2 ? args[2] : "level-1"));
        String game = games + "/" + find("id", told), me = find("you", told);
        while (find("status", told).equals("running")) {
            try {
                follow(game, me);
            } catch (IOException | UncheckedIOException lost) { // The server is away, or it told us of our move too late.
                System.err.println("Asking again: " + lost.getMessage());
            }
            Thread.sleep(500);
        }
        System.out.println(find("result", told) + ", we were " + me + ": " + game);
    }

    /** Reads what happened after what we know, then what happens, a line each; moves when it is our turn. */
    static void follow(String game, String me) throws Exception {
        var events = request(game + "/events?after=" + find("seq", told)).build();
        var lines = HTTP.send(events, HttpResponse.BodyHandlers.ofLines()).body();
        for (String line : (Iterable<String>) lines::iterator) {
            if (!line.contains("\"state\"")) continue; // who is there, or an empty line: the server is
            told = line;
            if (!find("status", line).equals("running")) return;
            if (!find("toMove", line).equals(me) || line.contains("\"moves\":[]")) continue; // a pass is made for us
            String[] moves = line.replaceFirst(".*\"moves\":\\[\"(.*?)\"].*", "$1").split("\",\"");
            String move = moves[(int) (Math.random() * moves.length)];
            send(game + "/actions", String.format("{\"type\":\"play\",\"ply\":%s,\"move\":\"%s\"}", find("ply", line), move));
        }
    }
    /** Sends a command until there is an answer. With an id it takes effect once, even if the first answer was lost. */
    static String send(String address, String command) throws Exception {
        String json = command.replaceFirst("}$", ",\"id\":\"" + UUID.randomUUID() + "\"}");
        while (true) {
            try {
                return post(address, json);
            } catch (IOException lost) {
                System.err.println("Sending again: " + lost.getMessage());
                Thread.sleep(500);
            }
        }
    }
    static String post(String address, String json) throws Exception {
        var request = request(address).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(json));
        var answer = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() / 100 != 2) throw new UncheckedIOException(new IOException(answer.body()));
        return answer.body();
    }
    static HttpRequest.Builder request(String address) {
        var request = HttpRequest.newBuilder(URI.create(address));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }
    /** The first value of that name; good enough here. Programs that do more use a JSON library. */
    static String find(String name, String json) {
        return json.replaceFirst(".*?\"" + name + "\":\"?([^\",}]*).*", "$1");
    }
}
