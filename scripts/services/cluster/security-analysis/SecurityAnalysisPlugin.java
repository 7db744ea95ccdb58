import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.email.UAX29URLEmailTokenizer;
import org.apache.lucene.analysis.miscellaneous.RemoveDuplicatesTokenFilter;
import org.apache.lucene.analysis.pattern.PatternCaptureGroupTokenFilter;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.elasticsearch.index.analysis.TokenizerFactory;
import org.elasticsearch.indices.analysis.AnalysisModule.AnalysisProvider;
import org.elasticsearch.plugins.AnalysisPlugin;
import org.elasticsearch.plugins.Plugin;

/**
 * The parts of the module analysis-common that Elasticsearch's own index of users and API keys is analyzed with. The
 * distribution that the tests use comes without that module, and without these parts it cannot make an API key.
 */
public class SecurityAnalysisPlugin extends Plugin implements AnalysisPlugin {
  @Override
  public Map<String, AnalysisProvider<TokenFilterFactory>> getTokenFilters() {
    return Map.of(
        "pattern_capture",
        AnalysisPlugin.requiresAnalysisSettings((index, environment, name, settings) -> {
          List<String> patterns = settings.getAsList("patterns");
          boolean keepsOriginal = settings.getAsBoolean("preserve_original", true);
          return new AbstractTokenFilterFactory(name) {
            @Override
            public TokenStream create(TokenStream stream) {
              Pattern[] compiled = patterns.stream().map(Pattern::compile).toArray(Pattern[]::new);
              return new PatternCaptureGroupTokenFilter(stream, keepsOriginal, compiled);
            }
          };
        }),
        "unique",
        (index, environment, name, settings) -> new AbstractTokenFilterFactory(name) {
          @Override
          public TokenStream create(TokenStream stream) {
            return new RemoveDuplicatesTokenFilter(stream);
          }
        });
  }

  @Override
  public Map<String, AnalysisProvider<TokenizerFactory>> getTokenizers() {
    return Map.of(
        "uax_url_email",
        (index, environment, name, settings) -> TokenizerFactory.newFactory(name, UAX29URLEmailTokenizer::new));
  }
}
